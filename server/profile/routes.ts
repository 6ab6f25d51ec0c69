import { getPreferences, updatePreferences } from '#contract/profile.ts'
import { preferredEditionOf, savePreferredEdition } from '#store/profile.ts'
import type { App } from '../http/app.ts'
import { ProblemError } from '../http/problem-error.ts'
import { serve } from '../http/serve.ts'
import type { Services } from '../services.ts'

export function profileRoutes(app: App, { db, config }: Services): void {
  serve(app, getPreferences, async ({ query, caller: { session } }) => ({
    preferredEditionId: await preferredEditionOf(db, session.readerId, query.publisher),
  }))

  serve(app, updatePreferences, async ({ body, caller: { session } }) => {
    const preference = {
      reader_id: session.readerId,
      publisher: config.publisher,
      edition_id: body.pv_preferred_edition_id,
    }
    const saved = await savePreferredEdition(db, preference)
    if (!saved) throw new ProblemError('edition-not-found')
    return { preferredEditionId: preference.edition_id }
  })
}
