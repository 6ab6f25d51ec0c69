import type { CorrectionStep, DraftStory } from '#contract/desk/correction-steps.ts'
import { countActs } from './count-acts.ts'

/** What the press read on a page, what people made of it, and how. */
export interface CorrectionPair {
  before: readonly DraftStory[]
  after: readonly DraftStory[]
  steps: readonly CorrectionStep[]
}

export interface CorrectionReport {
  pages: number
  /** How often each act was done. */
  acts: Record<string, number>
  /** For each doubt, in how many stories the press had it, and how many of them a person changed or removed. */
  doubts: Record<string, { stories: number; corrected: number }>
  /** For each type that the press gave, how many stories have another one now. */
  types: Record<string, number>
}

const NO_DOUBT = 'none'

/** Counts which doubts of the press were right, and what was corrected how often. */
export function reportOf(pairs: readonly CorrectionPair[]): CorrectionReport {
  const report: CorrectionReport = { pages: pairs.length, acts: {}, doubts: {}, types: {} }
  for (const { before, after, steps } of pairs) {
    for (const [act, count] of Object.entries(countActs(steps))) {
      report.acts[act] = (report.acts[act] ?? 0) + count
    }
    const later = new Map(after.map((story) => [story.id, story]))
    for (const story of before) {
      const now = later.get(story.id)
      if (now && now.type !== story.type) {
        report.types[story.type] = (report.types[story.type] ?? 0) + 1
      }
      const isCorrected = !now || contentOf(now) !== contentOf(story)
      const doubts = story.doubts?.length ? story.doubts : [NO_DOUBT]
      for (const doubt of doubts) {
        const known = report.doubts[doubt] ?? { stories: 0, corrected: 0 }
        const corrected = known.corrected + Number(isCorrected)
        report.doubts[doubt] = { stories: known.stories + 1, corrected }
      }
    }
  }
  return report
}

function contentOf({ type, rects, blocks }: DraftStory): string {
  return JSON.stringify([type, rects, blocks.map(({ role, text }) => [role, text])])
}
