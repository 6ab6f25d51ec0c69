export type Encoding = 'br' | 'gzip' | 'identity'

/** Browsers differ little in what they send. */
const REMEMBERED = 100
const known = new Map<string, Encoding>()

/** The smallest encoding that the browser takes. */
export function preferredEncoding(accepted = ''): Encoding {
  const remembered = known.get(accepted)
  if (remembered) return remembered
  const encoding = smallestOf(accepted)
  if (known.size < REMEMBERED) known.set(accepted, encoding)
  return encoding
}

function smallestOf(accepted: string): Encoding {
  const offered = new Set(
    accepted
      .split(',')
      .map((part) => part.trim().toLowerCase())
      .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
      .map((part) => part.replace(/;.*$/, '')),
  )
  if (offered.has('br')) return 'br'
  return offered.has('gzip') ? 'gzip' : 'identity'
}
