import { z } from 'zod'

export const DEBIT_JOB = 'debit'

export const DebitJob = z.object({
  /** The subscription that is held, and for how many periods it was paid when this was planned. */
  subscriptionId: z.string(),
  periods: z.number().int(),
  /** What is debited: the same, or the one that comes in its place. */
  planId: z.string(),
  /** How often it was tried before. */
  tried: z.number().int(),
  noticeKey: z.string(),
})
export type DebitJob = z.infer<typeof DebitJob>

/** The notice of the debit of a period; its messages go by this key. */
export function noticeKeyOf(plan: { id: string; periods: number }): string {
  return `debit-notice:${plan.id}:${plan.periods}`
}
