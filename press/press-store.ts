import type { AssetStore } from '#store/assets.ts'
import type { ChangeAuthor } from '#store/audit/record-change.ts'
import type { Database } from '#store/database.ts'

/** What changes published pages need of the press. */
export interface PressStore {
  db: Database
  assets: AssetStore
  now: () => Date
  /** Who runs the press, for the audit log. */
  author?: ChangeAuthor
}
