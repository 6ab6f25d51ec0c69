const CODE = /\b\d{6}\b/

/** Signs readers in with codes from the inbox and returns their access tokens. */
export async function signInMany(url: string, count: number): Promise<string[]> {
  const tokens: string[] = []
  for (let reader = 0; reader < count; reader += 1) {
    tokens.push(await signIn(url, reader))
  }
  return tokens
}

async function signIn(url: string, reader: number): Promise<string> {
  const email = `reader-${reader}@example.com`
  // Each reader has its own address, because unverified codes are limited per address.
  const from = `198.51.100.${reader}`
  const attempt = await (await post(`${url}/api/auth/signinup/code`, { email }, from)).json()
  const inbox = await (await fetch(`${url}/api/dev/inbox?to=${email}`)).json()
  const userInputCode = CODE.exec(inbox.messages[0].text)?.[0]
  const { deviceId, preAuthSessionId } = attempt
  const answer = await post(
    `${url}/api/auth/signinup/code/consume`,
    {
      deviceId,
      preAuthSessionId,
      userInputCode,
    },
    from,
  )
  const token = answer.headers.get('st-access-token')
  if (!token) throw new Error(`${email} could not sign in: ${await answer.text()}`)
  return token
}

function post(url: string, body: object, from: string): Promise<Response> {
  const headers = {
    'content-type': 'application/json',
    rid: 'passwordless',
    'x-forwarded-for': from,
  }
  return fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
}
