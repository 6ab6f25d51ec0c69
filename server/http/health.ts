import { getHealth, getReadiness } from '#contract/health.ts'
import { databaseAnswers } from '#store/database.ts'
import type { Services } from '../services.ts'
import type { App } from './app.ts'
import { ProblemError } from './problem-error.ts'
import { serve } from './serve.ts'

const OK = { status: 'ok' } as const

export function healthRoutes(app: App, { db, assets }: Services): void {
  serve(app, getHealth, () => OK)

  serve(app, getReadiness, async () => {
    const [database, files] = await Promise.all([databaseAnswers(db), assets.answers()])
    if (!database) throw new ProblemError('unavailable', 'The database does not answer.')
    if (!files) throw new ProblemError('unavailable', 'The asset store does not answer.')
    return OK
  })
}
