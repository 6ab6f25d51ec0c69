import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { DESK_PATH } from '#contract/screens.ts'
import type { App } from '../http/app.ts'
import { answerReady, createReadyCache, etagOf, type Ready, readyText } from '../http/ready.ts'
import type { RequestHead } from '../http/request-head.ts'
import { REVALIDATE } from '../http/serve.ts'
import { deskHeaders, isDesk, readDeskPage } from './desk-page.ts'
import type { FillPage } from './fill-page.ts'

export interface WebAppAnswer {
  ready: Ready
  cacheControl: string
  vary: string
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

/** File names in these folders contain a hash of the content. */
function isAsset(path: string): boolean {
  return path.startsWith('/assets/') || path.startsWith(`${DESK_PATH}/assets/`)
}

const NO_STORE = { 'Cache-Control': 'no-store' }

/** Whether the path has a file extension. Paths of articles and advertisements may contain dots in their ids. */
function isFile(path: string): boolean {
  if (isAsset(path) || path.startsWith('/.well-known/')) return true
  if (/^\/(article|ad-viewer)\//.test(path) || path === '/index.html') return false
  return /\.[a-z][a-z0-9]{0,11}$/i.test(path)
}

/** Scripts of the stand-ins, such as the sandbox gateway's checkout. */
function isForStandIns(path: string): boolean {
  return path.startsWith('/dev/')
}

/** Serves the built apps: their files from memory, and the page of the right app for every other path. */
export async function webAppRoutes(
  app: App,
  folder: string,
  fillerOf: (html: string) => FillPage,
  { standIns = false }: { standIns?: boolean } = {},
): Promise<AnswerOfWebApp> {
  const built = await readBuilt(folder)
  const files = standIns ? built : new Map([...built].filter(([path]) => !isForStandIns(path)))
  const fillPage = fillerOf(await readFile(join(folder, 'index.html'), 'utf8'))
  const deskPage = await readDeskPage(folder)
  const pages = createReadyCache()

  const answerOf: AnswerOfWebApp = async (path, request) => {
    const file = files.get(path)
    if (file || isFile(path)) return file
    if (isDesk(path)) return deskPage
    const { name, render, openForSeconds } = await fillPage(request)
    const ready = await pages.get(name, () => readyText(render(), 'text/html; charset=utf-8'))
    const cacheControl = openForSeconds === undefined ? REVALIDATE : sharedFor(openForSeconds)
    return { ready, cacheControl, vary: 'Accept-Encoding, Accept, Accept-Language, Cookie' }
  }

  app.use(`${DESK_PATH}/*`, deskHeaders)
  app.get('*', async (context) => {
    const answer = await answerOf(context.req.path, context.req.raw)
    if (!answer) return context.text('Not found', 404, NO_STORE)
    return answerReady(context, answer.ready, answer.cacheControl, answer.vary)
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
    cacheControl: isAsset(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
  }
}
