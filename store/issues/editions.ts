import { z } from 'zod'
import { Edition, type EditionGroup } from '#contract/issues.ts'
import { PublisherCode } from '#contract/publisher.ts'
import { type ChangeAct, recordChange } from '../audit/record-change.ts'
import type { Database } from '../database.ts'
import { namesOf, WrittenName } from '../names.ts'

export async function editionGroupsOf(
  db: Database,
  publisher: PublisherCode,
): Promise<EditionGroup[]> {
  const rows = await db
    .selectFrom('edition')
    .select(['id', 'edition_number', 'edition_name', 'edition_name_kn'])
    .select(['parent_edition', 'parent_edition_kn'])
    .where('publisher', '=', publisher)
    .orderBy('position')
    .execute()
  const groups = new Map<string, EditionGroup>()
  for (const { parent_edition, parent_edition_kn, edition_name_kn, ...row } of rows) {
    const edition_names = namesOf(row.edition_name, edition_name_kn)
    const parent_edition_names = namesOf(parent_edition, parent_edition_kn)
    const group = groups.get(parent_edition)
    groups.set(parent_edition, {
      parent_edition,
      ...(parent_edition_names && { parent_edition_names }),
      editions: [...(group?.editions ?? []), { ...row, ...(edition_names && { edition_names }) }],
    })
  }
  return [...groups.values()]
}

export async function saveEditionGroups(
  db: Database,
  publisher: PublisherCode,
  groups: readonly EditionGroup[],
): Promise<void> {
  const rows = groups.flatMap(({ parent_edition, parent_edition_names, editions }) =>
    editions.map(({ edition_names, ...edition }) => ({
      publisher,
      parent_edition,
      ...edition,
      parent_edition_kn: parent_edition_names?.kn ?? null,
      edition_name_kn: edition_names?.kn ?? null,
    })),
  )
  for (const [position, row] of rows.entries()) {
    await db
      .insertInto('edition')
      .values({ ...row, position })
      .onConflict((conflict) =>
        conflict.columns(['publisher', 'id']).doUpdateSet({
          edition_number: row.edition_number,
          edition_name: row.edition_name,
          edition_name_kn: row.edition_name_kn,
          parent_edition: row.parent_edition,
          parent_edition_kn: row.parent_edition_kn,
          position,
        }),
      )
      .execute()
  }
}

/** Replaces all editions of a title. Returns faults, and changes nothing, when an edition with issues would be removed. */
export async function replaceEditionGroups(
  db: Database,
  { publisher, groups }: { publisher: PublisherCode; groups: readonly EditionGroup[] },
  act: ChangeAct,
): Promise<string[]> {
  const keptIds = groups.flatMap(({ editions }) => editions.map(({ id }) => id))
  return db.transaction().execute(async (transaction) => {
    const inUse = await transaction
      .selectFrom('edition')
      .select(['id', 'edition_name'])
      .where('publisher', '=', publisher)
      .where('id', 'not in', keptIds)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('issue')
            .select('issue.id')
            .whereRef('issue.publisher', '=', 'edition.publisher')
            .whereRef('issue.edition_id', '=', 'edition.id'),
        ),
      )
      .execute()
    if (inUse.length > 0) {
      return inUse.map(
        ({ id, edition_name }) =>
          `edition ${id} (${edition_name}) has issues and cannot be removed`,
      )
    }
    const before = await editionNumbers(transaction, publisher)
    await transaction
      .deleteFrom('edition')
      .where('publisher', '=', publisher)
      .where('id', 'not in', keptIds)
      .execute()
    await saveEditionGroups(transaction, publisher, groups)
    const after = await editionNumbers(transaction, publisher)
    const change = { action: 'edition.loaded', object: { publisher }, before, after } as const
    await recordChange(transaction, { change, ...act })
    return []
  })
}

async function editionNumbers(tx: Database, publisher: PublisherCode) {
  const query = tx.selectFrom('edition').select('id').where('publisher', '=', publisher)
  const rows = await query.orderBy('id').execute()
  return { editions: rows.map(({ id }) => id) }
}

const WrittenEdition = Edition.omit({ edition_names: true })
  .extend({ edition_name: WrittenName })
  .transform(({ edition_name: { en, kn }, ...edition }): Edition => {
    const edition_names = namesOf(en, kn)
    return { ...edition, edition_name: en, ...(edition_names && { edition_names }) }
  })

const WrittenGroup = z
  .object({ parent_edition: WrittenName, editions: z.array(WrittenEdition) })
  .transform(({ parent_edition: { en, kn }, editions }): EditionGroup => {
    const parent_edition_names = namesOf(en, kn)
    return { parent_edition: en, ...(parent_edition_names && { parent_edition_names }), editions }
  })

/** The editions of a title in groups, as an operator writes them in a file, in the order that readers see. */
const EditionsFile = z
  .strictObject({ publisher: PublisherCode, groups: z.array(WrittenGroup).min(1) })
  .superRefine(({ groups }, context) => {
    const editions = groups.flatMap((group) => group.editions)
    for (const field of ['id', 'edition_number'] as const) {
      const values = editions.map((edition) => edition[field])
      for (const twice of values.filter((value, place) => values.indexOf(value) !== place)) {
        context.addIssue({ code: 'custom', message: `${field} ${twice} is given twice` })
      }
    }
  })
export type EditionsFile = z.infer<typeof EditionsFile>

export function readEditionsFile(json: string): EditionsFile | { faults: string[] } {
  const read = parseJson(json)
  if ('fault' in read) return { faults: [read.fault] }
  const { data, error } = EditionsFile.safeParse(read.value)
  return data ?? { faults: z.prettifyError(error).split('\n') }
}

function parseJson(json: string): { value: unknown } | { fault: string } {
  try {
    return { value: JSON.parse(json) }
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) }
  }
}
