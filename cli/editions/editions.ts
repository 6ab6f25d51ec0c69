import { PublisherCode } from '#contract/publisher.ts'
import type { Database } from '#store/database.ts'
import { editionGroupsOf, readEditionsFile, replaceEditionGroups } from '#store/issues/editions.ts'
import type { Operator } from '../context.ts'
import { readTextFile, refusedFile } from '../loaded-file.ts'
import type { Output } from '../output.ts'

export async function loadEditions({ db, now, author }: Operator, file: string): Promise<Output> {
  const read = readEditionsFile(await readTextFile(file))
  const act = { author, at: now }
  const faults = 'faults' in read ? read.faults : await replaceEditionGroups(db, read, act)
  if (faults.length > 0) throw refusedFile(file, faults)
  const { text, json } = await showEditions(db)
  return { text: `Loaded.\n${text}`, json }
}

export async function showEditions(db: Database): Promise<Output> {
  const titles = await Promise.all(
    PublisherCode.options.map(async (publisher) => ({
      publisher,
      groups: await editionGroupsOf(db, publisher),
    })),
  )
  const lines = titles.flatMap(({ publisher, groups }) => [
    publisher,
    ...(groups.length === 0 ? ['  No editions.'] : []),
    ...groups.flatMap(({ parent_edition, editions }) => [
      `  ${parent_edition}`,
      ...editions.map(({ id, edition_name }) => `    ${id} ${edition_name}`),
    ]),
  ])
  return { text: lines.join('\n'), json: titles }
}
