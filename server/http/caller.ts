import type { Reader } from '#domain/access.ts'

/** Who asks. Until readers can sign in, everyone is a visitor. */
export interface Caller {
  reader: Reader
}

export const VISITOR: Caller = { reader: { kind: 'visitor' } }
