import type { AssetStore } from '../assets.ts'
import type { Database } from '../database.ts'
import { REPLACEMENTS_FOLDER } from './replacements.ts'

/**
 * Deletes pictures that were sent before then and that no draft uses. Steps count, because an undone picture can be
 * brought back. A published picture has its copy in the version.
 */
export async function removeUnusedReplacements(
  { db, assets }: { db: Database; assets: AssetStore },
  before: Date,
): Promise<void> {
  for await (const { path, modifiedAt } of assets.list(REPLACEMENTS_FOLDER)) {
    if (modifiedAt >= before.getTime()) continue
    const [, publisher = '', date = '', picture = ''] = path.split('/')
    if (!(await isUsed(db, { publisher, date, picture }))) await assets.remove(path)
  }
}

async function isUsed(
  db: Database,
  { publisher, date, picture }: { publisher: string; date: string; picture: string },
): Promise<boolean> {
  const words = `%${picture}%`
  const draft = await db
    .selectFrom('correction_draft')
    .select('page_no')
    .where('publisher', '=', publisher)
    .where('date', '=', date)
    .where((is) => is.or([is('state', 'like', words), is('base_state', 'like', words)]))
    .executeTakeFirst()
  if (draft) return true
  const step = await db
    .selectFrom('correction_step')
    .select('page_no')
    .where('publisher', '=', publisher)
    .where('date', '=', date)
    .where((is) => is.or([is('change', 'like', words), is('inverse', 'like', words)]))
    .executeTakeFirst()
  return step !== undefined
}
