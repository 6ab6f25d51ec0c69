import { createHash } from 'node:crypto'
import type { PublisherCode } from '#contract/publisher.ts'

/** Without letters and digits that are read or heard as each other. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 8

/** Such as PV-7KQ4-M2XA: the same for the same key, and nothing to guess the next one by. */
export function referenceOf(publisher: PublisherCode, key: string): string {
  const bytes = createHash('sha256').update(`${publisher} ${key}`).digest()
  const letters = Array.from(bytes.subarray(0, LENGTH), (byte) => LETTERS[byte % LETTERS.length])
  return `${publisher}-${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`
}
