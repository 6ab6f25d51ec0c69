import type { Table } from '#domain/translate.ts'
import { articles } from './kannada/articles.ts'
import { auth } from './kannada/auth.ts'
import { clips } from './kannada/clips.ts'
import { everywhere } from './kannada/everywhere.ts'
import { followedSearches } from './kannada/followed-searches.ts'
import { frontPages } from './kannada/front-pages.ts'
import { info } from './kannada/info.ts'
import { invoices } from './kannada/invoices.ts'
import { issues } from './kannada/issues.ts'
import { plans } from './kannada/plans.ts'
import { profile } from './kannada/profile.ts'
import { search } from './kannada/search.ts'
import { status } from './kannada/status.ts'
import { storyList } from './kannada/story-list.ts'
import { subscriptions } from './kannada/subscriptions.ts'

/** The Kannada of every text that readers see, by its English; one file for each feature. */
export const kannada: Table = {
  ...everywhere,
  ...issues,
  ...frontPages,
  ...articles,
  ...clips,
  ...search,
  ...followedSearches,
  ...auth,
  ...profile,
  ...subscriptions,
  ...invoices,
  ...plans,
  ...info,
  ...status,
  ...storyList,
}
