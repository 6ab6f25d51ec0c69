import { CallError } from '../api/call-error.ts'
import type { Translate } from '../i18n/use-t.ts'

/** Why a changed contact cannot be restored; nothing when it is worth another try. */
export function undoProblem(error: Error, t: Translate): string | undefined {
  const code = error instanceof CallError ? error.code : undefined
  switch (code) {
    case 'link-expired':
      return t('This link has expired: it was valid for 7 days.')
    case 'link-used':
      return t('This change has already been undone.')
    case 'contact-taken':
      return t('Your old contact belongs to another account by now, so we cannot restore it here.')
    case 'not-found':
    case 'invalid-request':
      return t('This link is not valid. Please open it again from our message.')
    default:
      return undefined
  }
}
