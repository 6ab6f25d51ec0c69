import { createHash, timingSafeEqual } from 'node:crypto'
import { MINUTE_MS, SECOND_MS } from '#contract/durations.ts'
import type { Reader } from '#domain/access.ts'
import { readerClass, readerOfClass } from '#domain/reader-class.ts'
import type { ReaderAccess } from '../entitlements/readers.ts'
import type { Clock } from '../integrations/clock.ts'

/** Open tabs get a new pass every minute. */
const CLASS_PASS_MS = 2 * MINUTE_MS

/** `class.expiry.signature`. The last character of 22 in base64url holds two bits only, so it has four forms. */
const PASS = /^([a-z0-9_-]{1,64})\.(\d{10})\.([\w-]{21}[AQgw])$/

/**
 * A pass says which class of readers its owner belongs to, and not who it is. The proxy verifies passes itself, see
 * docs/decisions/066-reader-classes.md.
 */
export interface ClassPasses {
  /** Undefined for readers without a class, and shortly before their access changes. */
  passFor(access: ReaderAccess): ClassPass | undefined
  /** The reader that a pass stands for; undefined if the pass is forged or has expired. */
  readerOf(pass: string): Reader | undefined
}

export interface ClassPass {
  text: string
  lifetimeMs: number
}

/** Without a key nobody gets a pass. */
export function createClassPasses(key: string | undefined, clock: Clock): ClassPasses {
  if (key === undefined) return { passFor: () => undefined, readerOf: () => undefined }
  return {
    passFor: ({ reader, changesAt }) => {
      const name = readerClass(reader)
      const now = clock.now().getTime()
      const end = Math.min(now + CLASS_PASS_MS, changesAt?.getTime() ?? Number.POSITIVE_INFINITY)
      // nginx accepts a pass until the end of the second in which it expires.
      const expiry = Math.floor(end / SECOND_MS) - 1
      const lifetimeMs = expiry * SECOND_MS - now
      if (!name || lifetimeMs <= 0) return undefined
      return { text: `${name}.${expiry}.${signatureOf(key, name, expiry)}`, lifetimeMs }
    },
    readerOf: (pass) => {
      const [, name, expiry, signature] = PASS.exec(pass) ?? []
      if (!name || !expiry || !signature) return undefined
      const isValid = isSame(signatureOf(key, name, expiry), signature)
      const isCurrent = Number(expiry) >= Math.floor(clock.now().getTime() / SECOND_MS)
      return isValid && isCurrent ? readerOfClass(name) : undefined
    },
  }
}

/** As `secure_link_md5` in deploy/nginx/broadsheet.conf. nginx without modules knows MD5 only. */
function signatureOf(key: string, name: string, expiry: number | string): string {
  return createHash('md5').update(`${key} ${name}.${expiry} ${key}`).digest('base64url')
}

function isSame(expected: string, sent: string): boolean {
  return (
    expected.length === sent.length && timingSafeEqual(Buffer.from(expected), Buffer.from(sent))
  )
}
