import type { FollowedSearch } from '#contract/followed-searches.ts'
import { parseQuery, type QueryPart } from '../search/query.ts'

/** The same for words that find the same: all forms of a Kannada word have one key. */
export function followKey({ kind, what }: Pick<FollowedSearch, 'kind' | 'what'>): string {
  if (kind !== 'words') return what
  return parseQuery(what).parts.map(partKey).sort().join(' ')
}

function partKey(part: QueryPart): string {
  switch (part.kind) {
    case 'word':
      return part.word.term
    case 'phrase':
      return `"${part.words.map(({ term }) => term).join(' ')}"`
    case 'date':
      return part.terms.join('/')
  }
}

const AFTER_RELEASE_MS = 15 * 60 * 1000
const LONGEST_WAIT_MS = 2 * 60 * 60 * 1000

interface IssueOfDay {
  general_release_at: Date
}

/**
 * Whether the mails about a day's paper are due: a while after everyone may open all its issues, once search knows
 * them. Mails do not wait for search for ever.
 */
export function areMailsDue(
  issues: readonly IssueOfDay[],
  { isSearchComplete, now }: { isSearchComplete: boolean; now: Date },
): boolean {
  if (issues.length === 0) return false
  const released = Math.max(...issues.map((issue) => issue.general_release_at.getTime()))
  const since = now.getTime() - released
  return since >= AFTER_RELEASE_MS && (isSearchComplete || since >= LONGEST_WAIT_MS)
}
