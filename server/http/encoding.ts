export type Encoding = 'br' | 'gzip' | 'identity'

/** The smallest encoding that the browser takes. */
export function preferredEncoding(accepted = ''): Encoding {
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
