import { readFile } from 'node:fs/promises'
import type { PublisherCode } from '#contract/publisher.ts'
import type { Database } from '#store/database.ts'
import { informationOf, saveInformation } from '#store/information.ts'
import { readInformation } from '#store/information-file.ts'

const FILES = {
  PV: new URL('./pv/information.json', import.meta.url),
  DH: new URL('./dh/information.json', import.meta.url),
} as const satisfies Record<PublisherCode, URL>

/** Tells what the sample tells where nothing is told: an operator's own is left alone. */
export async function seedInformation(db: Database, publisher: PublisherCode): Promise<void> {
  if (await informationOf(db, publisher)) return
  const read = readInformation(await readFile(FILES[publisher], 'utf8'))
  if ('faults' in read) throw new Error(`The sample information: ${read.faults.join('; ')}`)
  await saveInformation(db, read.information)
}
