import { commandAuthor } from '#cli/context.ts'
import { grantAccess } from '#cli/readers/access.ts'
import type { Publisher } from './product.ts'

/** Access tokens of readers who are signed in. */
export interface Tokens {
  freemium: string[]
  subscriber: string[]
  /** Refresh tokens of subscribers; each can be used once. */
  refresh: string[]
}

/** Signs readers in with the real calls; subscribers get access to everything. */
export async function signInReaders(
  publisher: Publisher,
  count: { freemium: number; subscriber: number },
): Promise<Tokens> {
  const tokens: Tokens = { freemium: [], subscriber: [], refresh: [] }
  for (let reader = 0; reader < count.freemium; reader += 1) {
    tokens.freemium.push((await signIn(publisher, reader)).access)
  }
  const now = new Date()
  const author = commandAuthor({ user: 'bench', host: 'bench' })
  for (let reader = 0; reader < count.subscriber; reader += 1) {
    const number = count.freemium + reader
    const { access, refresh } = await signIn(publisher, number)
    tokens.subscriber.push(access)
    tokens.refresh.push(refresh)
    const granted = { archive: '-1', early: true }
    await grantAccess({ db: publisher.db, now, author }, phoneOf(number), granted)
  }
  return tokens
}

const phoneOf = (reader: number) => `+919${`${reader}`.padStart(9, '0')}`

async function signIn({ url, codeFor }: Publisher, reader: number) {
  const phoneNumber = phoneOf(reader)
  const post = (path: string, body: object) =>
    fetch(`${url}/api/auth/signinup${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        rid: 'passwordless',
        'st-auth-mode': 'header',
        // Each reader has another address, because unverified codes are limited per address.
        'x-forwarded-for': `198.18.${reader >> 8}.${reader & 255}`,
      },
      body: JSON.stringify(body),
    })
  const { deviceId, preAuthSessionId } = await (await post('/code', { phoneNumber })).json()
  const userInputCode = codeFor(phoneNumber)
  const answer = await post('/code/consume', { deviceId, preAuthSessionId, userInputCode })
  const access = answer.headers.get('st-access-token')
  const refresh = answer.headers.get('st-refresh-token')
  if (!access || !refresh)
    throw new Error(`${phoneNumber} could not sign in: ${await answer.text()}`)
  return { access, refresh }
}
