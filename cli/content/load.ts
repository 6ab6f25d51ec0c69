import { saveParts } from '#store/info/information.ts'
import { type InformationPart, readInformationFile } from '#store/info/information-file.ts'
import type { Operator } from '../context.ts'
import { readTextFile, refusedFile } from '../loaded-file.ts'
import type { Output } from '../output.ts'

/** Loads every file, or none. */
export async function loadContent(
  { db, now, author }: Operator,
  files: readonly string[],
): Promise<Output> {
  const parts = (await Promise.all(files.map(partsIn))).flat()
  await saveParts(db, parts, { author, at: now })
  const loaded = parts.map(({ publisher, part, content }) => ({
    publisher,
    part,
    ...(Array.isArray(content) ? { entries: content.length } : {}),
  }))
  const lines = loaded.map(({ publisher, part, entries }) => {
    const count = entries === undefined ? '' : `, ${entries}`
    return `Loaded for ${publisher}: ${part.replaceAll('_', ' ')}${count}.`
  })
  return { text: lines.join('\n'), json: loaded }
}

async function partsIn(file: string): Promise<InformationPart[]> {
  const read = readInformationFile(file, await readTextFile(file))
  if ('faults' in read) throw refusedFile(file, read.faults)
  return read.parts
}
