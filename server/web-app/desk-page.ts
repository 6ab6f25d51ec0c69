import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MiddlewareHandler } from 'hono'
import { DESK_PATH } from '#contract/paths.ts'
import { readyText } from '../http/ready.ts'
import { REVALIDATE } from '../http/serve.ts'
import type { WebAppAnswer } from './built-files.ts'

/** Whether the path belongs to the staff's app. */
export function isDesk(path: string): boolean {
  return path === DESK_PATH || path.startsWith(`${DESK_PATH}/`)
}

/** The page of the staff's app: the same for everyone, because the app asks the server for everything else. */
export async function readDeskPage(folder: string): Promise<WebAppAnswer | undefined> {
  const html = await readIfExists(join(folder, 'desk/index.html'))
  if (html === undefined) return undefined
  const ready = await readyText(html, 'text/html; charset=utf-8')
  return { ready, cacheControl: REVALIDATE, vary: 'Accept-Encoding' }
}

/** The desk uses no script, frame or picture of another site. */
const POLICY = [
  "default-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "frame-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

export const deskHeaders: MiddlewareHandler = async (context, next) => {
  context.header('Content-Security-Policy', POLICY)
  context.header('Cross-Origin-Opener-Policy', 'same-origin')
  context.header('Referrer-Policy', 'no-referrer')
  context.header('X-Robots-Tag', 'noindex')
  await next()
}

async function readIfExists(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8')
  } catch {
    return undefined
  }
}
