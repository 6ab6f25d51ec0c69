import { readFile } from 'node:fs/promises'
import type { PublisherCode } from '#contract/publisher.ts'
import { readCatalogue } from '#store/catalogue/catalogue-file.ts'
import { saveCatalogue } from '#store/catalogue/save-catalogue.ts'
import type { Database } from '#store/database.ts'
import { plansOf } from '#store/plans.ts'

const FILES = {
  PV: new URL('./pv/catalogue.json', import.meta.url),
  DH: new URL('./dh/catalogue.json', import.meta.url),
} as const satisfies Record<PublisherCode, URL>

/** Adds the sample plans if there are none; an operator's plans are not changed. */
export async function seedCatalogue(db: Database, publisher: PublisherCode): Promise<void> {
  if ((await plansOf(db, publisher)).length > 0) return
  const read = readCatalogue(await readFile(FILES[publisher], 'utf8'))
  const faults = 'faults' in read ? read.faults : await saveCatalogue(db, read.catalogue)
  if (faults.length > 0) throw new Error(`The sample catalogue is invalid: ${faults.join('; ')}`)
}
