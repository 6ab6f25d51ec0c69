import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import type { Database } from '#store/database.ts'
import { saveInformation } from '#store/information.ts'
import { type Information, readInformation } from '#store/information-file.ts'
import { StartError } from '#store/store-config.ts'

export const CONTENT_USAGE = `What a title tells its visitors: discount banner, testimonials, FAQs.
  npm run content -- load <file>   puts the file in the place of what the title told before
How the file is written: docs/information.md; sample/pv/information.json is one.`

/** Does what an operator typed, and answers what to print. */
export async function contentCommand(args: string[], db: Database): Promise<string> {
  const { positionals } = parseArgs({ args, allowPositionals: true })
  const [name, file, ...more] = positionals
  if (name !== 'load' || file === undefined || more.length > 0) throw new StartError(CONTENT_USAGE)
  const json = await readFile(file, 'utf8').catch((error: Error) => {
    throw new StartError(`Cannot read ${file}: ${error.message}`)
  })
  const read = readInformation(json)
  if ('faults' in read) {
    const faults = read.faults.map((one) => `  ${one}`).join('\n')
    throw new StartError(`${file} was not loaded:\n${faults}`)
  }
  await saveInformation(db, read.information)
  return inWords(read.information)
}

function inWords({ publisher, discount_banner, testimonials, faqs }: Information): string {
  const banner = discount_banner
    ? `a discount banner until ${discount_banner.until}`
    : 'no discount banner'
  return `Loaded for ${publisher}: ${banner}, ${testimonials.length} testimonials, ${faqs.length} FAQs.`
}
