import { z } from 'zod'
import type { IssueDate } from '#contract/issue-date.ts'
import type { BrandId } from '#contract/publisher.ts'
import type { ReleaseHours } from '#domain/release-hours.ts'
import type { AssetSource } from '#store/assets.ts'
import type { DatabaseSource } from '#store/store-config.ts'
import type { Extent } from './issue-plan.ts'

/** The input of the process that makes the sample. */
export interface SampleOrder {
  brand: BrandId
  today: IssueDate
  extent: Extent
  releaseHours: ReleaseHours
  database: DatabaseSource
  assets: AssetSource
}

/** Reported by that process after each issue. */
export const SampleProgress = z.object({
  done: z.number(),
  total: z.number(),
  /** Whether the current issue of the default edition can be read. */
  isTodayReady: z.boolean(),
})
export type SampleProgress = z.infer<typeof SampleProgress>
