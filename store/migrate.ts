import { type Kysely, Migrator } from 'kysely'
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
import type { Tables } from './tables.ts'

/** Every step that ever changed the tables, in order. A step that has been released never changes. */
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
}

/** Brings the tables up to date. All pending steps are applied, or none. */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
