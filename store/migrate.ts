import { DEFAULT_MIGRATION_TABLE, type Kysely, type Migration, Migrator, sql } from 'kysely'
import * as issues from './migrations/001-issues.ts'
import * as auth from './migrations/002-auth.ts'
import * as entitlements from './migrations/003-entitlements.ts'
import * as savedArticles from './migrations/004-saved-articles.ts'
import * as payments from './migrations/005-payments.ts'
import * as sandboxGateway from './migrations/006-sandbox-gateway.ts'
import * as information from './migrations/007-information.ts'
import * as search from './migrations/008-search.ts'
import * as messages from './migrations/009-messages.ts'
import * as informationParts from './migrations/010-information-parts.ts'
import * as recentPayments from './migrations/011-recent-payments.ts'
import * as searchPlaces from './migrations/012-search-places.ts'
import * as sessionChildren from './migrations/013-session-children.ts'
import * as knownDevices from './migrations/014-known-devices.ts'
import * as contactUndo from './migrations/015-contact-undo.ts'
import * as shortTransactions from './migrations/016-short-transactions.ts'
import * as googleAuthority from './migrations/017-google-authority.ts'
import * as pageChecksums from './migrations/018-page-checksums.ts'
import * as manualRefunds from './migrations/019-manual-refunds.ts'
import * as privacy from './migrations/020-privacy.ts'
import * as contactRecovery from './migrations/022-contact-recovery.ts'
import * as planReminders from './migrations/023-plan-reminders.ts'
import * as namesByLanguage from './migrations/024-names-by-language.ts'
import * as storyRegions from './migrations/025-story-regions.ts'
import * as pageReferences from './migrations/026-page-references.ts'
import * as pageDrawings from './migrations/028-page-drawings.ts'
import * as withdrawals from './migrations/029-withdrawals.ts'
import * as watchedIssues from './migrations/030-watched-issues.ts'
import * as staff from './migrations/031-staff.ts'
import * as auditLog from './migrations/032-audit-log.ts'
import * as pressJobs from './migrations/033-press-jobs.ts'
import * as nightBoard from './migrations/034-night-board.ts'
import * as acceptedPages from './migrations/036-accepted-pages.ts'
import * as pressJobLaterFiles from './migrations/037-press-job-later-files.ts'
import * as corrections from './migrations/038-corrections.ts'
import * as stories from './migrations/039-stories.ts'
import * as searchRanking from './migrations/040-search-ranking.ts'
import * as readingPlaces from './migrations/041-reading-places.ts'
import * as tokenKeys from './migrations/042-token-keys.ts'
import * as pressJobFaults from './migrations/043-press-job-faults.ts'
import * as followedSearches from './migrations/044-followed-searches.ts'
import * as staffTokens from './migrations/045-staff-tokens.ts'
import * as sisterStories from './migrations/046-sister-stories.ts'
import * as clips from './migrations/048-clips.ts'
import * as searchYears from './migrations/049-search-years.ts'
import type { Tables } from './tables.ts'

/** Every migration, in order. A released migration never changes. */
const MIGRATIONS = {
  '001-issues': issues,
  '002-auth': auth,
  '003-entitlements': entitlements,
  '004-saved-articles': savedArticles,
  '005-payments': payments,
  '006-sandbox-gateway': sandboxGateway,
  '007-information': information,
  '008-search': search,
  '009-messages': messages,
  '010-information-parts': informationParts,
  '011-recent-payments': recentPayments,
  '012-search-places': searchPlaces,
  '013-session-children': sessionChildren,
  '014-known-devices': knownDevices,
  '015-contact-undo': contactUndo,
  '016-short-transactions': shortTransactions,
  '017-google-authority': googleAuthority,
  '018-page-checksums': pageChecksums,
  '019-manual-refunds': manualRefunds,
  '020-privacy': privacy,
  '022-contact-recovery': contactRecovery,
  '023-plan-reminders': planReminders,
  '024-names-by-language': namesByLanguage,
  '025-story-regions': storyRegions,
  '026-page-references': pageReferences,
  '028-page-drawings': pageDrawings,
  '029-withdrawals': withdrawals,
  '030-watched-issues': watchedIssues,
  '031-staff': staff,
  '032-audit-log': auditLog,
  '033-press-jobs': pressJobs,
  '034-night-board': nightBoard,
  '036-accepted-pages': acceptedPages,
  '037-press-job-later-files': pressJobLaterFiles,
  '038-corrections': corrections,
  '039-stories': stories,
  '040-search-ranking': searchRanking,
  '041-reading-places': readingPlaces,
  '042-token-keys': tokenKeys,
  '043-press-job-faults': pressJobFaults,
  '044-followed-searches': followedSearches,
  '045-staff-tokens': staffTokens,
  '046-sister-stories': sisterStories,
  '048-clips': clips,
  '049-search-years': searchYears,
}

export const MIGRATION_NAMES: readonly string[] = Object.keys(MIGRATIONS)

/** Applies all pending migrations, or those up to a name, in one transaction. */
export async function migrate(db: Kysely<Tables>, upTo?: string): Promise<void> {
  const steps = { ...MIGRATIONS, ...(await laterSteps(db)) }
  const migrator = new Migrator({ db, provider: { getMigrations: async () => steps } })
  const { error } = await (upTo ? migrator.migrateTo(upTo) : migrator.migrateToLatest())
  if (error) throw error
}

/**
 * Migrations of a later release. They only add to the tables, so this release still works: during a rolling upgrade, and
 * after a downgrade.
 */
async function laterSteps(db: Kysely<Tables>): Promise<Record<string, Migration>> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return {}
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db)
  const last = MIGRATION_NAMES.at(-1) ?? ''
  const later = rows.filter(({ name }) => name > last)
  return Object.fromEntries(later.map(({ name }) => [name, { up: async () => {} }]))
}
