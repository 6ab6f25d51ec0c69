import { WRONG_CODES_PER_ACCOUNT, WRONG_CODES_PER_DEVICE } from '#domain/code-limits.ts'
import { admit } from '#domain/rate-limit.ts'
import type { Database } from '../database.ts'
import { CONTACT_BUCKETS, READER_BUCKETS } from './contact-buckets.ts'
import { type Acquaintance, countWrongCode, lockDevice } from './known-devices.ts'
import { lockHits, type Refusal, refusalOf, saveHits, type Turn } from './rate-limits.ts'

/** One code may be compared. */
interface Guess {
  kind: 'admitted'
  /** The code was wrong. Returns whether it was the last that the allowance had. */
  countWrong(): Promise<boolean>
}

/** Tells without a lock who has no guess left, as most of a flood has not. */
export async function refusalOfGuess(
  db: Database,
  guesser: Acquaintance,
  now: number,
): Promise<Refusal | undefined> {
  if (guesser.familiarity === 'known-device') return undefined
  return refusalOf(db, [turnOf(guesser)], now)
}

/** Until the transaction ends, nobody else guesses at the cost of the same allowance. */
export async function admitGuess(
  tx: Database,
  guesser: Acquaintance,
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

function turnOf(guesser: Exclude<Acquaintance, { familiarity: 'known-device' }>): Turn {
  const { readerId, contact, familiarity } = guesser
  return {
    bucket:
      readerId === undefined
        ? CONTACT_BUCKETS.wrongCodes(contact)
        : READER_BUCKETS.wrongCodes(readerId, familiarity),
    limits: WRONG_CODES_PER_ACCOUNT[familiarity],
  }
}
