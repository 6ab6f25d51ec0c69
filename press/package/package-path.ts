const LONGEST_PATH = 500

/** Why a path may not be followed, as the rest of a sentence about it; nothing when it may. */
export function pathFault(path: string): string | undefined {
  if (/\p{Cc}/u.test(path)) return 'has a control character in its name'
  if (path.length > LONGEST_PATH) return 'is too long for a file name'
  if (/^([A-Za-z]:|[\\/])/.test(path)) return 'is an absolute path: write it from the folder on'
  if (/^[a-z][a-z\d+.-]+:/i.test(path)) return 'is an address, not a file in the folder'
  if (path.includes('\\')) return 'has a backslash: write / between folders'
  if (path.split('/').includes('..')) return 'climbs out of the folder'
  return undefined
}

/** A text from a package, fit to stand in a message. */
export function shown(text: string): string {
  const clean = text.replace(/\p{Cc}/gu, '\u{fffd}')
  return clean.length > 80 ? `${clean.slice(0, 79)}…` : clean
}
