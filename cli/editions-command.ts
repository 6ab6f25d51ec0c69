import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { PublisherCode } from '#contract/publisher.ts'
import type { Database } from '#store/database.ts'
import { editionGroupsOf, replaceEditionGroups } from '#store/issues/editions.ts'
import { readEditionsFile } from '#store/issues/editions-file.ts'
import { StartError } from '#store/store-config.ts'

export const EDITIONS_USAGE = `The city editions of a title.
  npm run editions -- load <file>   puts the file's editions in the place of the title's last ones
  npm run editions -- show          every edition of every title
How the file is written: docs/publish/press.md.`

/** Does what an operator typed, and answers what to print. */
export async function editionsCommand(args: string[], db: Database): Promise<string> {
  const { positionals } = parseArgs({ args, allowPositionals: true })
  const [name, file, ...more] = positionals
  if (name === 'load' && file !== undefined && more.length === 0) return load(db, file)
  if (name === 'show' && file === undefined) return show(db)
  throw new StartError(EDITIONS_USAGE)
}

async function load(db: Database, file: string): Promise<string> {
  const json = await readFile(file, 'utf8').catch((error: Error) => {
    throw new StartError(`Cannot read ${file}: ${error.message}`)
  })
  const read = readEditionsFile(json)
  const faults = 'faults' in read ? read.faults : await replaceEditionGroups(db, read)
  if (faults.length > 0) {
    throw new StartError(`${file} was not loaded:\n${faults.map((one) => `  ${one}`).join('\n')}`)
  }
  return `Loaded.\n${await show(db)}`
}

async function show(db: Database): Promise<string> {
  const shown = await Promise.all(
    PublisherCode.options.map(async (publisher) => {
      const groups = await editionGroupsOf(db, publisher)
      const lines = groups.flatMap(({ parent_edition, editions }) => [
        `  ${parent_edition}`,
        ...editions.map(({ id, edition_name }) => `    ${id} ${edition_name}`),
      ])
      return [publisher, ...(lines.length > 0 ? lines : ['  No editions.'])].join('\n')
    }),
  )
  return shown.join('\n')
}
