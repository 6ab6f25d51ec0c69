import { CallError } from '../api/call-error.ts'
import type { Translate } from '../i18n/use-t.ts'

export function saveProblem(error: Error, t: Translate): string {
  switch (error instanceof CallError ? error.code : undefined) {
    case 'login-required':
      return t('Please login to bookmark the article')
    case 'not-acceptable-now':
      return t('Your saved articles are full. Delete some to save more.')
    default:
      return t('Failed to bookmark article')
  }
}
