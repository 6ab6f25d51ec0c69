import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { IssueDate } from '#contract/issue-date.ts'
import { issueHead, issueVersion } from '../issues/shown-issue.ts'
import { MIGRATION_NAMES } from '../migrate.ts'
import { readManifest } from './manifest.ts'
import { restoreBackup } from './restore-backup.ts'
import { emptyStore, temporaryFolder, using } from './testing.ts'

const key = { publisher: 'PV', edition: 4, date: IssueDate.parse('2026-11-15') } as const

/** The fixture was made by `npm run backup` of commit 8b661ff. Its last migration is 012-search-places. */
function unpackOlderBackup(engine: 'sqlite' | 'postgres'): string {
  const folder = temporaryFolder()
  const file = join(import.meta.dirname, `fixtures/release-of-16-november-${engine}.tar.gz`)
  execFileSync('tar', ['-xzf', file, '-C', folder])
  return folder
}

test('a backup made by an older release is restored and migrated', async () => {
  const target = await emptyStore()
  const folder = unpackOlderBackup(target.database.kind)
  expect((await readManifest(folder)).migrations.at(-1)).toBe('012-search-places')

  await restoreBackup(target, folder)

  await using(target, async (db) => {
    const { rows } = await sql<{ name: string }>`
      select name from kysely_migration order by name`.execute(db)
    expect(rows.map(({ name }) => name)).toEqual(MIGRATION_NAMES)
    const readers = await db.selectFrom('reader').select(['id', 'first_name']).execute()
    expect(readers).toEqual([{ id: 'asha', first_name: 'ಆಶಾ' }])
    const saved = await db.selectFrom('saved_article').select('title').execute()
    expect(saved).toEqual([{ title: 'ಕೆರೆಗಳು ತುಂಬಿವೆ \u2028 "\\' }])
    const head = await issueHead(db, key)
    const { pages } = await issueVersion(db, key, head?.version ?? '')
    expect(pages.map(({ name }) => name)).toEqual(['Front Page'])
    const image = `assets/PV/20261115/4/${head?.version}/p01/w800.webp`
    expect(readFileSync(join(target.dataDir, image))).toEqual(readFileSync(join(folder, image)))
  })
})
