import { z } from 'zod'
import { ConsentFlags } from './consents.ts'
import { EditionId } from './issues.ts'
import { OfPublisher } from './publisher.ts'
import { defineRoute } from './route.ts'

export const NO_NAME = 'User name'
export const NO_PHONE = 'Not provided'

/** The reader as the screens show them. */
export const User = ConsentFlags.extend({
  name: z.string().default(NO_NAME),
  email: z.string().nullable(),
  phone: z.string().default(NO_PHONE),
  /** The contact by which the reader signed in. */
  preferred_identity: z.object({ value: z.string() }),
  preferredEditionId: z.number().int().nullable(),
})
export type User = z.infer<typeof User>

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
