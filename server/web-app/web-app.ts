import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { App } from '../http/app.ts'
import { answerReady, createReadyCache, etagOf, type Ready, readyText } from '../http/ready.ts'
import type { RequestHead } from '../http/request-head.ts'
import { REVALIDATE } from '../http/serve.ts'
import type { FillPage } from './fill-page.ts'

interface WebAppAnswer {
  ready: Ready
  cacheControl: string
  vary: string
  /** 200 if undefined. */
  status?: 200 | 410
}

/** A file of the app, or its page; undefined for a file that does not exist. */
export type AnswerOfWebApp = (
  path: string,
  request: RequestHead,
) => Promise<WebAppAnswer | undefined>

const TYPES: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
}

const NO_STORE = { 'Cache-Control': 'no-store' }

/** Whether the path has a file extension. Paths of articles and advertisements may contain dots in their ids. */
function isFile(path: string): boolean {
  if (path.startsWith('/assets/') || path.startsWith('/.well-known/')) return true
  if (/^\/(article|ad-viewer)\//.test(path) || path === '/index.html') return false
  return /\.[a-z][a-z0-9]{0,11}$/i.test(path)
}

/** Scripts of the stand-ins, such as the sandbox gateway's checkout. */
function isForStandIns(path: string): boolean {
  return path.startsWith('/dev/')
}

/** Serves the built app: its files from memory, and its page for every other path. */
export async function webAppRoutes(
  app: App,
  folder: string,
  fillerOf: (html: string) => FillPage,
  { standIns = false }: { standIns?: boolean } = {},
): Promise<AnswerOfWebApp> {
  const built = await readBuilt(folder)
  const files = standIns ? built : new Map([...built].filter(([path]) => !isForStandIns(path)))
  const fillPage = fillerOf(await readFile(join(folder, 'index.html'), 'utf8'))
  const pages = createReadyCache()

  const answerOf: AnswerOfWebApp = async (path, request) => {
    const file = files.get(path)
    if (file || isFile(path)) return file
    const { name, status, render, openForSeconds } = await fillPage(request)
    const ready = await pages.get(name, () => readyText(render(), 'text/html; charset=utf-8'))
    const cacheControl = openForSeconds === undefined ? REVALIDATE : sharedFor(openForSeconds)
    return { ready, cacheControl, status, vary: 'Accept-Encoding, Accept, Accept-Language, Cookie' }
  }

  app.get('*', async (context) => {
    const answer = await answerOf(context.req.path, context.req.raw)
    if (!answer) return context.text('Not found', 404, NO_STORE)
    const { ready, cacheControl, vary, status } = answer
    return answerReady(context, ready, cacheControl, vary, status)
  })
  return answerOf
}

/** Browsers revalidate each time; a proxy once a second, and it may send a stale page instead of an error. */
function sharedFor(seconds: number): string {
  return `public, max-age=0, s-maxage=1, stale-if-error=${seconds}`
}

async function readBuilt(folder: string): Promise<Map<string, WebAppAnswer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  const fileNames = new Set(names)
  const plain = names.filter((name) => !/\.(br|gz)$/.test(name) && !name.endsWith('index.html'))
  return new Map(
    await Promise.all(
      plain.map(async (name): Promise<[string, WebAppAnswer]> => {
        const path = `/${relative(folder, name).split(sep).join('/')}`
        return [path, await readStatic(name, path, fileNames)]
      }),
    ),
  )
}

async function readStatic(
  name: string,
  path: string,
  fileNames: Set<string>,
): Promise<WebAppAnswer> {
  const variant = (suffix: string) =>
    fileNames.has(name + suffix) ? readFile(name + suffix) : undefined
  const identity = await readFile(name)
  return {
    ready: {
      type: TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
      etag: etagOf(identity),
      bodies: { identity, br: await variant('.br'), gzip: await variant('.gz') },
    },
    vary: 'Accept-Encoding',
    // File names in assets/ contain a hash of the content.
    cacheControl: path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
  }
}
