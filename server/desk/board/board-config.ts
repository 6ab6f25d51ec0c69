import { z } from 'zod'

export const BoardEnvironment = z.object({
  LATE_PAGE_MINUTES: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(0, 'must be 0 to 720')
    .max(720, 'must be 0 to 720')
    .default(45)
    .describe(
      'A page that is missing this many minutes before the early release is late: the night board sounds, and the editor on duty gets a message.',
    ),
})

export interface BoardConfig {
  /** A missing page is late from this many minutes before the early release on. */
  latePageMinutes: number
}

export function boardConfig(env: z.infer<typeof BoardEnvironment>): BoardConfig {
  return { latePageMinutes: env.LATE_PAGE_MINUTES }
}
