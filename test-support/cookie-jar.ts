/** Keeps the HttpOnly cookies of a test. The other cookies are in happy-dom's `document.cookie`. */
export function cookieJar() {
  const cookies = new Map<string, { value: string; path: string }>()

  return {
    /** The Cookie header of a request to a path. */
    headerFor(pathname: string): string {
      return [...cookies]
        .filter(([, { path }]) => pathname.startsWith(path))
        .map(([name, { value }]) => `${name}=${value}`)
        .join('; ')
    },

    set(name: string, value: string): void {
      cookies.set(name, { value, path: '/' })
    },

    keep(response: Response): void {
      for (const line of response.headers.getSetCookie()) {
        const [pair = '', ...attributes] = line.split('; ')
        const [name = '', value = ''] = pair.split('=')
        const path = attributes.find((one) => one.startsWith('Path='))?.slice('Path='.length)
        if (value === '') cookies.delete(name)
        else cookies.set(name, { value, path: path ?? '/' })
      }
    },

    empty(): void {
      cookies.clear()
      for (const pair of document.cookie.split('; ')) {
        writeCookie(`${pair.split('=')[0]}=; expires=Thu, 01 Jan 1970 00:00:00 GMT`)
      }
    },
  }
}

// Happy-dom hides these headers from scripts, as a browser does. The server runs in this process and needs them.
const HIDDEN_HEADERS = ['Cookie', 'Origin']

class ServerRequest extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(input, init)
    if (!(input instanceof Request)) return
    for (const name of HIDDEN_HEADERS) {
      const value = input.headers.get(name)
      if (value) this.headers.set(name, value)
    }
  }
}

class ServerResponse extends Response {
  constructor(body?: BodyInit | null, init?: ResponseInit) {
    super(body, init)
    for (const cookie of new Headers(init?.headers).getSetCookie()) {
      this.headers.append('Set-Cookie', cookie)
    }
  }
}

// An earlier file of the same process may have replaced them already.
if (Request.name !== ServerRequest.name) {
  globalThis.Request = ServerRequest
  globalThis.Response = ServerResponse
}

export function writeCookie(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: happy-dom has no other cookies.
  document.cookie = `${cookie}; path=/`
}
