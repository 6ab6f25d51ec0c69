import { CallError } from '../api/call-error.ts'
import { serverWords } from '../i18n/server-words.ts'
import type { Translate } from '../i18n/use-t.ts'

const NOTHING_SAID = ['internal', 'unavailable']

/** Why a name was not kept: what the server says, if it says anything. */
export function nameProblem(error: unknown, t: Translate): string {
  if (!(error instanceof CallError)) return t('Failed to update name. Please try again.')
  if (error.foreignMessage) return serverWords(error.foreignMessage, t)
  if (!NOTHING_SAID.includes(error.code)) return serverWords(error.message, t)
  return t('Failed to update name. Please try again.')
}
