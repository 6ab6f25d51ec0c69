import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PublisherCode } from '#contract/publisher.ts'
import type { Database } from '#store/database.ts'
import { addMissingParts } from '#store/info/information.ts'
import { type InformationPart, readInformationFile } from '#store/info/information-file.ts'

const FOLDERS = {
  PV: join(import.meta.dirname, 'pv/information'),
  DH: join(import.meta.dirname, 'dh/information'),
} as const satisfies Record<PublisherCode, string>

/** Both titles share their legal texts. */
const LEGAL = join(import.meta.dirname, 'legal')

/** Adds the sample texts that are missing; an operator's texts are not changed. */
export async function seedInformation(db: Database, publisher: PublisherCode): Promise<void> {
  await addMissingParts(db, await sampleInformation(publisher))
}

async function sampleInformation(publisher: PublisherCode): Promise<InformationPart[]> {
  const read = await Promise.all([readFolder(FOLDERS[publisher]), readFolder(LEGAL)])
  return read.flat().filter((part) => part.publisher === publisher)
}

async function readFolder(folder: string): Promise<InformationPart[]> {
  const names = await readdir(folder)
  const files = await Promise.all(
    names.map(async (name) => {
      const read = readInformationFile(name, await readFile(join(folder, name), 'utf8'))
      if ('faults' in read)
        throw new Error(`The sample's ${name} is invalid: ${read.faults.join('; ')}`)
      return read.parts
    }),
  )
  return files.flat()
}
