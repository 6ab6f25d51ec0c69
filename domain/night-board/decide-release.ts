import type { IssueRelease, ReleaseAct, ReleaseRefusal } from '#contract/desk/board.ts'
import type { IssueDate } from '#contract/issue-date.ts'
import { startOfNewspaperDay } from '../newspaper-day.ts'
import { releaseOn } from '../release-hours.ts'

export type ReleaseDecision =
  | { kind: 'allowed'; after: IssueRelease }
  | { kind: 'refused'; why: ReleaseRefusal }

interface Occasion {
  date: IssueDate
  now: Date
}

/** What an act makes of an issue, or why it is not possible. Whether a version exists is for the caller to check. */
export function decideRelease(
  before: IssueRelease,
  act: ReleaseAct,
  { date, now }: Occasion,
): ReleaseDecision {
  switch (act.kind) {
    case 'release-now': {
      if (before.version === null) return refused('nothing-published')
      const opens = Math.max(now.getTime(), startOfNewspaperDay(date).getTime())
      if (before.held_at === null && before.general_release_at <= opens) {
        return refused('out-already')
      }
      const early_release_at = Math.min(before.early_release_at, opens)
      return allowed({ ...before, early_release_at, general_release_at: opens, held_at: null })
    }
    case 'hold':
      if (before.held_at !== null) return refused('held-already')
      if (isOut(before, now)) return refused('out-already')
      return allowed({ ...before, held_at: now.getTime() })
    case 'end-hold':
      if (before.held_at === null) return refused('not-held')
      return allowed({ ...before, held_at: null })
    case 'set-hours':
      return decideHours(before, releaseOn(date, act), now)
    case 'withdraw':
      if (before.version === null) return refused('nothing-published')
      return allowed({ ...before, version: null, held_at: now.getTime() })
    case 'restore':
      // Restoring a version ends a withdrawal. A hold of an issue with a version stays.
      return allowed({
        ...before,
        version: act.version,
        held_at: before.version === null ? null : before.held_at,
      })
  }
}

/** Whether some readers have the issue. */
function isOut({ version, early_release_at, held_at }: IssueRelease, now: Date): boolean {
  return version !== null && held_at === null && early_release_at <= now.getTime()
}

function decideHours(
  before: IssueRelease,
  { early_release_at, general_release_at }: { early_release_at: Date; general_release_at: Date },
  now: Date,
): ReleaseDecision {
  const after = {
    ...before,
    early_release_at: early_release_at.getTime(),
    general_release_at: general_release_at.getTime(),
  }
  const at = now.getTime()
  const changed = RELEASES.filter((release) => after[release] !== before[release])
  if (after.general_release_at < after.early_release_at) return refused('hours-in-wrong-order')
  if (isOut(before, now) && changed.some((release) => before[release] <= at)) {
    return refused('out-already')
  }
  if (changed.some((release) => after[release] <= at)) return refused('hour-has-passed')
  return allowed(after)
}

const RELEASES = ['early_release_at', 'general_release_at'] as const

const allowed = (after: IssueRelease): ReleaseDecision => ({ kind: 'allowed', after })
const refused = (why: ReleaseRefusal): ReleaseDecision => ({ kind: 'refused', why })
