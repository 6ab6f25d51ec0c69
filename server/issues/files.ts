import type { Context } from 'hono'
import { API_BASE } from '#contract/route.ts'
import type { App, HttpEnv } from '../http/app.ts'
import type { QuickAnswer } from '../http/quick-lane.ts'
import type { Services } from '../services.ts'
import { answerFile, JSON_TYPE, openFile } from './open-file.ts'
import { FILES_PATH, SIGNED_PATH } from './signing.ts'

const FILE = ':publisher/:date/:edition/:version/:file{.+}'

export function fileRoutes(app: App, services: Services): void {
  const answer = async (context: Context<HttpEnv>) => {
    const { publisher = '', date = '', edition = '', version = '', file = '' } = context.req.param()
    const token = context.req.param('token')
    const opened = await openFile(services, { publisher, date, edition, version, file, token })
    return answerFile(context, await services.files.read(opened.path), opened)
  }
  app.get(`${FILES_PATH}/${FILE}`, answer)
  app.get(`${SIGNED_PATH}/:token/${FILE}`, answer)
}

const ADDRESS = new RegExp(
  `^${API_BASE}(?:${FILES_PATH}|${SIGNED_PATH}/([^/]+))/([^/]+)/([^/]+)/([^/]+)/([^/]+)/([\\w./-]+)$`,
)
const HEADERS = ['Accept-Ranges', 'bytes']

/** A picture or a PDF, whole. An article's text and inserts have headers of their own: the app sends them. */
export async function quickFile(
  services: Services,
  address: string,
): Promise<QuickAnswer | undefined> {
  const match = ADDRESS.exec(address)
  if (!match || address.includes('%')) return undefined
  const [, token, publisher = '', date = '', edition = '', version = '', file = ''] = match
  const asked = { publisher, date, edition, version, file, token }
  const { path, type, cacheControl } = await openFile(services, asked)
  if (type.startsWith('text/') || type === JSON_TYPE) return undefined
  const asset = await services.files.read(path)
  if (!asset) return undefined
  const bodies = { identity: asset.bytes, br: undefined, gzip: undefined }
  return { ready: { type, etag: asset.etag, bodies }, cacheControl, headers: HEADERS }
}
