/** What a person chooses on the account page. */
export type Choice = { account: string } | { email: string } | { cancel: 'yes' }

/** Visits the stand-in for Google like a browser, and returns the URL that it redirects back to. */
export async function visitGoogle(
  url: string,
  choice: Choice,
  cookies: Cookie[] = [],
): Promise<URL> {
  const accountPage = await followOnce(url, cookies)
  const resumeUrl = await followOnce(accountPage, cookies, new URLSearchParams(choice))
  return new URL(await followOnce(resumeUrl, cookies))
}

export interface Cookie {
  name: string
  value: string
  path: string
}

/** Sends a request and returns the URL of its redirect. */
async function followOnce(
  address: string,
  cookies: Cookie[],
  form?: URLSearchParams,
): Promise<string> {
  const { pathname } = new URL(address)
  const sent = cookies.filter(({ path }) => pathname.startsWith(path))
  const response = await fetch(address, {
    headers: { cookie: sent.map(({ name, value }) => `${name}=${value}`).join('; ') },
    redirect: 'manual',
    ...(form && { method: 'POST', body: form }),
  })
  for (const cookie of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
    const path = /path=([^;]*)/i.exec(cookie)?.[1] ?? '/'
    const existing = cookies.find((each) => each.name === name && each.path === path)
    if (existing) existing.value = value
    else cookies.push({ name, value, path })
  }
  const location = response.headers.get('location')
  if (!location) throw new Error(`${response.status}: ${await response.text()}`)
  return new URL(location, address).href
}
