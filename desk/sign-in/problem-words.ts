import { CallError } from '#contract/call-error.ts'
import type { Translate } from '../i18n/use-t.ts'

/** Why signing in failed. Undefined when the person closed the browser's own dialog. */
export function problemWords(error: unknown, t: Translate): string | undefined {
  if (!(error instanceof CallError)) {
    return isCancelled(error) ? undefined : t('This browser could not use a passkey.')
  }
  switch (error.code) {
    case 'link-expired':
      return t('This link has expired. Ask an admin for a new invitation.')
    case 'link-used':
      return t('This link was used already. Ask an admin for a new invitation.')
    case 'too-many-requests':
      return t('Too many attempts. Please wait a few minutes.')
    case 'unavailable':
      return t('The server cannot be reached.')
    case 'internal':
      return t('Something went wrong. Please try again.')
    default:
      return t('That did not match an open account. Please try again.')
  }
}

function isCancelled(error: unknown): boolean {
  return error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name)
}
