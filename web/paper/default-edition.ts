import type { ReaderKind } from '../session/use-reader.ts'

interface EditionClues {
  reader: ReaderKind
  /** What the server chose for the first view, for whom it took the reader. */
  first: number | undefined
  /** `null` when the reader has none, `undefined` while it is not known. */
  preferred: number | null | undefined
  stored: number | null | undefined
  brandDefault: number
}

/** The edition of an address that names none; `undefined` while that hangs on who is reading. */
export function defaultEdition(clues: EditionClues): number | undefined {
  switch (clues.reader) {
    case 'checking':
      return clues.first
    case 'visitor':
    case 'freemium':
      return clues.brandDefault
    case 'subscriber':
      return preferredEdition(clues)
  }
}

function preferredEdition({ first, preferred, stored, brandDefault }: EditionClues) {
  const known = preferred ?? stored ?? (preferred === undefined ? first : undefined)
  if (known) return known
  const isSettled = preferred !== undefined && stored !== undefined
  return isSettled ? brandDefault : undefined
}
