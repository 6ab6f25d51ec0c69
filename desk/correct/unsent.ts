import { z } from 'zod'
import { CorrectionStep } from '#contract/desk/correction-steps.ts'
import type { OfIssue } from '#contract/desk/of-issue.ts'

/** Steps that the server has not confirmed are kept in the browser, by page and tab. */
function keyOf({ publisher, edition, date }: OfIssue, pageNo: number): string {
  return `desk/corrections/${publisher}/${edition}/${date}/${pageNo}/`
}

/** What any tab of this browser has kept for the page. A step that is sent twice is applied once. */
export function takeUnsent(issue: OfIssue, pageNo: number): CorrectionStep[] {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(keyOf(issue, pageNo)))
  return keys.flatMap((key) => {
    const kept = z.array(CorrectionStep).safeParse(parse(localStorage.getItem(key)))
    localStorage.removeItem(key)
    return kept.data ?? []
  })
}

export function keepUnsent(
  issue: OfIssue,
  pageNo: number,
  tab: string,
  steps: readonly CorrectionStep[],
): void {
  const key = keyOf(issue, pageNo) + tab
  try {
    if (steps.length === 0) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(steps))
  } catch {
    // A full or forbidden storage: the steps are sent all the same.
  }
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '[]')
  } catch {
    return []
  }
}
