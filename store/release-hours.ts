import { z } from 'zod'
import { TimeOfDay } from '#contract/timestamp.ts'
import { DEFAULT_RELEASE_HOURS, type ReleaseHours } from '#domain/release-hours.ts'
import { StartError } from './store-config.ts'

/** Read by both the server and the press. */
export const ReleaseEnvironment = z.object({
  EARLY_RELEASE: TimeOfDay.default(DEFAULT_RELEASE_HOURS.early).describe(
    'When an issue opens to plans with early access, by the clock in India, unless the press is told otherwise.',
  ),
  GENERAL_RELEASE: TimeOfDay.default(DEFAULT_RELEASE_HOURS.general).describe(
    'When an issue opens to everyone else; not before `EARLY_RELEASE`. Until then `/` shows the issue before it.',
  ),
})

export function releaseHours(env: z.infer<typeof ReleaseEnvironment>): ReleaseHours {
  const hours = { early: env.EARLY_RELEASE, general: env.GENERAL_RELEASE }
  if (hours.general < hours.early) {
    throw new StartError('Bad configuration: GENERAL_RELEASE must not be before EARLY_RELEASE')
  }
  return hours
}
