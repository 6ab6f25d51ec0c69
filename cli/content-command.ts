import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import type { Database } from '#store/database.ts'
import { saveParts } from '#store/info/information.ts'
import { type InformationPart, readInformationFile } from '#store/info/information-file.ts'
import { StartError } from '#store/store-config.ts'

export const CONTENT_USAGE = `What a title tells its visitors: FAQs, testimonials, discount banner, contact, legal texts.
  npm run content -- load <file> …   puts each in the place of what the title told there before
How the files are written: docs/publish/information.md; sample/pv/information and sample/legal have some.`

/** Does what an operator typed, and answers what to print. All files are loaded, or none. */
export async function contentCommand(args: string[], db: Database): Promise<string> {
  const { positionals } = parseArgs({ args, allowPositionals: true })
  const [name, ...files] = positionals
  if (name !== 'load' || files.length === 0) throw new StartError(CONTENT_USAGE)
  const parts = (await Promise.all(files.map(partsIn))).flat()
  await saveParts(db, parts)
  return parts.map(inWords).join('\n')
}

async function partsIn(file: string): Promise<InformationPart[]> {
  const content = await readFile(file, 'utf8').catch((error: Error) => {
    throw new StartError(`Cannot read ${file}: ${error.message}`)
  })
  const read = readInformationFile(file, content)
  if ('parts' in read) return read.parts
  const faults = read.faults.map((one) => `  ${one}`).join('\n')
  throw new StartError(`${file} was not loaded:\n${faults}`)
}

function inWords({ publisher, part, content }: InformationPart): string {
  const count = Array.isArray(content) ? `, ${content.length}` : ''
  return `Loaded for ${publisher}: ${part.replaceAll('_', ' ')}${count}.`
}
