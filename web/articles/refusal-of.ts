import { CallError } from '../api/call-error.ts'

/** How a reader gets at what the server did not give them; undefined when it was not refused. */
export function refusalOf(error: Error | null): 'subscribing' | 'upgrading' | undefined {
  if (!(error instanceof CallError)) return undefined
  switch (error.code) {
    case 'subscription-required':
      return 'subscribing'
    case 'upgrade-required':
      return 'upgrading'
    default:
      return undefined
  }
}
