import { z } from 'zod'
import { EditionId } from './issues.ts'
import { OfPublisher } from './publisher.ts'
import { defineRoute } from './route.ts'

export const Preferences = z.object({ preferredEditionId: z.number().int().nullable() })
export type Preferences = z.infer<typeof Preferences>

export const getPreferences = defineRoute({
  method: 'GET',
  path: '/users/preferences',
  summary: "The reader's preferred edition.",
  caller: 'signed-in',
  query: OfPublisher,
  reply: Preferences,
})

export const updatePreferences = defineRoute({
  method: 'PATCH',
  path: '/users/preferences',
  summary: 'Choose the preferred edition.',
  caller: 'signed-in',
  body: z.strictObject({ pv_preferred_edition_id: EditionId }),
  reply: Preferences,
})
