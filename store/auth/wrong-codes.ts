import { WRONG_CODES_PER_ACCOUNT, WRONG_CODES_PER_DEVICE } from '#domain/code-limits.ts'
import { admit } from '#domain/rate-limit.ts'
import type { Database } from '../database.ts'
import { CONTACT_BUCKETS, READER_BUCKETS } from './contact-buckets.ts'
import type { BrowserFamiliarity } from './familiarity.ts'
import { countWrongCode, lockDevice } from './known-devices.ts'
import { lockHits, type Refusal, refusalOf, saveHits, type Turn } from './rate-limits.ts'

/** Permission to compare one code. */
interface Guess {
  kind: 'admitted'
  /** Call when the code was wrong. Returns true when no guess is left. */
  countWrong(): Promise<boolean>
}

/** Finds guessers without a guess left, without a lock: most requests of a flood end here. */
export async function refusalOfGuess(
  db: Database,
  guesser: BrowserFamiliarity,
  now: number,
): Promise<Refusal | undefined> {
  if (guesser.familiarity === 'known-device') return undefined
  return refusalOf(db, [turnOf(guesser)], now)
}

/** Locks the allowance until the transaction ends. A known device without guesses left counts as a stranger. */
export async function admitGuess(
  tx: Database,
  guesser: BrowserFamiliarity,
  now: number,
): Promise<Guess | Refusal> {
  if (guesser.familiarity !== 'known-device') return admitFromBucket(tx, turnOf(guesser), now)
  const key = { reader_id: guesser.readerId, device_hash: guesser.device_hash }
  if (!(await lockDevice(tx, key))) {
    return admitFromBucket(tx, turnOf({ ...guesser, familiarity: 'stranger' }), now)
  }
  const countWrong = async () => (await countWrongCode(tx, key)) >= WRONG_CODES_PER_DEVICE
  return { kind: 'admitted', countWrong }
}

async function admitFromBucket(
  tx: Database,
  { bucket, limits }: Turn,
  now: number,
): Promise<Guess | Refusal> {
  const admission = admit(await lockHits(tx, bucket, now), limits, now)
  if (admission.kind === 'refused') return admission
  return {
    kind: 'admitted',
    async countWrong() {
      await saveHits(tx, bucket, admission.hits)
      return admit(admission.hits, limits, now).kind === 'refused'
    },
  }
}

function turnOf(guesser: Exclude<BrowserFamiliarity, { familiarity: 'known-device' }>): Turn {
  const { readerId, contact, familiarity } = guesser
  return {
    bucket:
      readerId === undefined
        ? CONTACT_BUCKETS.wrongCodes(contact)
        : READER_BUCKETS.wrongCodes(readerId, familiarity),
    limits: WRONG_CODES_PER_ACCOUNT[familiarity],
  }
}
