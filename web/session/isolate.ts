import { APP_CODE_ID } from '#contract/first-view.ts'
import { FRONT_TOKEN, LAST_UPDATE } from './session-cookies.ts'

// A classic script that runs in a preview before the app. The app of a preview has the origin of the site, so it would
// use the session and the storage of a reader in this browser. It gets its own, which end with the page.

const YEAR_MS = 365 * 24 * 60 * 60 * 1000

const reader = document.currentScript?.dataset.reader
isolate(reader === 'visitor' ? [] : sessionCookies())
startApp()

function isolate(cookies: [string, string][]): void {
  replace(window, 'localStorage', { value: memoryStorage() })
  replace(window, 'sessionStorage', { value: memoryStorage() })
  replace(document, 'cookie', cookieJar(new Map(cookies)))
  replace(window, 'BroadcastChannel', {
    value: new Proxy(BroadcastChannel, {
      construct: (Channel, [name]) => new Channel(`preview ${name}`),
    }),
  })
  for (const name of ['indexedDB', 'caches', 'cookieStore']) Reflect.deleteProperty(window, name)
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
}

function replace(object: object, name: string, property: PropertyDescriptor): void {
  Object.defineProperty(object, name, { configurable: true, ...property })
}

function memoryStorage(): Storage {
  const values = new Map<string, string>()
  return {
    get length() {
      return values.size
    },
    clear: () => values.clear(),
    getItem: (name) => values.get(name) ?? null,
    key: (index) => [...values.keys()][index] ?? null,
    removeItem: (name) => void values.delete(name),
    setItem: (name, value) => void values.set(name, `${value}`),
  }
}

function cookieJar(cookies: Map<string, string>): PropertyDescriptor {
  return {
    get: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    set: (text: string) => {
      const [, name = '', value = '', attributes = ''] = /^([^=;]*)=([^;]*)(.*)$/.exec(text) ?? []
      if (hasExpired(attributes)) cookies.delete(name)
      else cookies.set(name, value)
    },
  }
}

function hasExpired(attributes: string): boolean {
  const seconds = /max-age=(-?\d+)/i.exec(attributes)?.[1]
  if (seconds !== undefined) return Number(seconds) <= 0
  const end = /expires=([^;]+)/i.exec(attributes)?.[1]
  return end !== undefined && Date.parse(end) <= Date.now()
}

/** The app reads from these cookies that someone is signed in. The server knows the reader by the preview. */
function sessionCookies(): [string, string][] {
  const token = { uid: 'preview', ate: Date.now() + YEAR_MS, up: {} }
  return [
    [FRONT_TOKEN, btoa(JSON.stringify(token))],
    [LAST_UPDATE, `${Date.now()}`],
  ]
}

function startApp(): void {
  const code = document.getElementById(APP_CODE_ID)
  if (!(code instanceof HTMLTemplateElement)) throw new Error('The page has no code of the app')
  document.head.append(document.importNode(code.content, true))
}
