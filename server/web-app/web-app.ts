import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DESK_PATH } from '#contract/paths.ts'
import type { App } from '../http/app.ts'
import { answerReady, createReadyCache, readyText } from '../http/ready.ts'
import type { RequestHead } from '../http/request-head.ts'
import { REVALIDATE } from '../http/serve.ts'
import { isPreview, NOT_STORED } from '../previews/preview-page.ts'
import { isAsset, readBuilt, type WebAppAnswer } from './built-files.ts'
import { deskHeaders, isDesk, readDeskPage } from './desk-page.ts'
import type { FillPage } from './fill-page.ts'

/** A file of the app, or its page; undefined for a file that does not exist. */
export type AnswerOfWebApp = (
  path: string,
  request: RequestHead,
) => Promise<WebAppAnswer | undefined>

const NO_STORE = { 'Cache-Control': 'no-store' }

/** Whether the path has a file extension. Paths of articles and advertisements may contain dots in their ids. */
function isFile(path: string): boolean {
  if (isPreview(path)) return false
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
    const { name, status, render, openForSeconds } = await fillPage(request)
    const ready = await pages.get(name, () => readyText(render(), 'text/html; charset=utf-8'))
    const cacheControl = cacheControlOf(path, openForSeconds)
    return { ready, cacheControl, status, vary: 'Accept-Encoding, Accept, Accept-Language, Cookie' }
  }

  app.use(`${DESK_PATH}/*`, deskHeaders)
  app.get('*', async (context) => {
    const answer = await answerOf(context.req.path, context.req.raw)
    if (!answer) return context.text('Not found', 404, NO_STORE)
    const { ready, cacheControl, vary, status } = answer
    return answerReady(context, ready, cacheControl, vary, status)
  })
  return answerOf
}

function cacheControlOf(path: string, openForSeconds: number | undefined): string {
  if (isPreview(path)) return NOT_STORED
  return openForSeconds === undefined ? REVALIDATE : sharedFor(openForSeconds)
}

/** Browsers revalidate each time; a proxy once a second, and it may send a stale page instead of an error. */
function sharedFor(seconds: number): string {
  return `public, max-age=0, s-maxage=1, stale-if-error=${seconds}`
}
