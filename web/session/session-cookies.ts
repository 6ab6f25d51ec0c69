// The session library leaves these where scripts can read them, one set for all tabs. They open
// nothing by themselves.
const FRONT_TOKEN = 'sFrontToken'
const LAST_UPDATE = 'st-last-access-token-update'

/** Who is signed in by what this browser remembers; `unknown` when it remembers nothing at all. */
export type Remembered =
  | { kind: 'reader'; readerId: string }
  | { kind: 'nobody' }
  | { kind: 'unknown' }

export function isReaderRemembered(): boolean {
  return cookie(FRONT_TOKEN) !== undefined
}

export function remembered(): Remembered {
  const token = cookie(FRONT_TOKEN)
  const readerId = token && readerIn(token)
  if (readerId) return { kind: 'reader', readerId }
  return { kind: cookie(LAST_UPDATE) ? 'nobody' : 'unknown' }
}

function cookie(name: string): string | undefined {
  const pair = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`))
  return pair?.slice(name.length + 1) || undefined
}

function readerIn(token: string): string | undefined {
  try {
    const { uid }: { uid?: unknown } = JSON.parse(atob(token))
    return typeof uid === 'string' ? uid : undefined
  } catch {
    return undefined
  }
}
