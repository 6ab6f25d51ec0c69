/** What someone does on the provider's page. */
export type Choice = { account: string } | { email: string } | { cancel: 'yes' }

/** Goes to the stand-in for Google as a browser would, and comes back with the address it was sent to. */
export async function visitGoogle(
  url: string,
  choice: Choice,
  cookies: Cookie[] = [],
): Promise<URL> {
  const chooser = await go(url, cookies)
  const chosen = await go(chooser, cookies, new URLSearchParams(choice))
  return new URL(await go(chosen, cookies))
}

export interface Cookie {
  name: string
  value: string
  path: string
}

/** Where the answer sends the browser. */
async function go(address: string, cookies: Cookie[], form?: URLSearchParams): Promise<string> {
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
    const known = cookies.find((kept) => kept.name === name && kept.path === path)
    if (known) known.value = value
    else cookies.push({ name, value, path })
  }
  const location = response.headers.get('location')
  if (!location) throw new Error(`${response.status}: ${await response.text()}`)
  return new URL(location, address).href
}
