import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/durations.ts'

/** A new key signs new tokens; the old keys still verify the tokens that they signed. */
const ROTATE_EVERY_MS = 30 * DAY_MS
export const FORGET_KEYS_AFTER_MS = 2 * ROTATE_EVERY_MS

/** A new key is not used at once, because others cache the list of public keys for a minute. */
const SETTLE_MS = 5 * MINUTE_MS

/**
 * How long RSA keys go on signing after the first server of this release has started. Servers of earlier releases
 * verify only RS256, and during an update they run beside this one.
 */
const CHANGEOVER_MS = HOUR_MS

export type SigningAlgorithm = 'ES256' | 'RS256'

/** Times are in milliseconds. */
export interface KeyTimes {
  alg: SigningAlgorithm
  createdAt: number
  signsFrom: number
}

/** RSA keys are made by earlier releases only. */
export function rsaKeySignsFrom(createdAt: number): number {
  return createdAt + SETTLE_MS
}

export function needsNewKey(keys: readonly KeyTimes[], now: number): boolean {
  return !keys.some(({ alg, createdAt }) => alg === 'ES256' && createdAt > now - ROTATE_EVERY_MS)
}

export function newKeySignsFrom(keys: readonly Pick<KeyTimes, 'alg'>[], now: number): number {
  if (keys.length === 0) return now
  return now + (keys.some(({ alg }) => alg === 'ES256') ? SETTLE_MS : CHANGEOVER_MS)
}

/** The key that signs now. `keys` has the newest first. */
export function signingKeyAmong<K extends KeyTimes>(
  keys: readonly K[],
  now: number,
): K | undefined {
  const usable = keys.filter(({ signsFrom }) => signsFrom <= now)
  return usable.find(({ alg }) => alg === 'ES256') ?? usable[0] ?? keys.at(-1)
}
