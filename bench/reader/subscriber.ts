import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { commandAuthor } from '#cli/context.ts'
import { grantAccess } from '#cli/readers/access.ts'
import { openDatabase } from '#store/database.ts'

/** A new reader for each run, because codes per contact are limited. */
const EMAIL = `bench-${Date.now()}@example.com`
const CODE = /\b\d{6}\b/

/** Signs in a reader with access to everything; returns the browser state of the session. */
export async function signInSubscriber(url: string, dataDir: string) {
  const attempt = await post(`${url}/api/auth/signinup/code`, { email: EMAIL })
  const { deviceId, preAuthSessionId } = await attempt.json()
  const inbox = await (await fetch(`${url}/api/dev/inbox?to=${EMAIL}`)).json()
  const userInputCode = CODE.exec(inbox.messages[0].text)?.[0]
  const answer = await post(`${url}/api/auth/signinup/code/consume`, {
    deviceId,
    preAuthSessionId,
    userInputCode,
  })
  const db = await openDatabase({ kind: 'sqlite', file: join(dataDir, 'broadsheet.db') })
  const author = commandAuthor({ user: 'bench', host: 'bench' })
  await grantAccess({ db, now: new Date(), author }, EMAIL, { archive: '-1', early: true })
  await db.destroy()

  const cookies = answer.headers.getSetCookie().map((line) => {
    const [name = '', ...value] = (line.split(';')[0] ?? '').split('=')
    return { name, value: value.join('='), url }
  })
  // Cookies that the sign-in library would write.
  const libraryValues = {
    sFrontToken: answer.headers.get('front-token') ?? '',
    'st-last-access-token-update': `${Date.now()}`,
  }
  const libraryCookies = Object.entries(libraryValues).map(([name, value]) => ({
    name,
    value,
    url,
  }))
  return (context: BrowserContext) => context.addCookies([...cookies, ...libraryCookies])
}

function post(url: string, body: object): Promise<Response> {
  const headers = {
    'content-type': 'application/json',
    rid: 'passwordless',
    'st-auth-mode': 'cookie',
  }
  return fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
}
