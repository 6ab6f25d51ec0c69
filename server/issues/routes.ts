import type { Context } from 'hono'
import {
  EditionGroup,
  EpaperData,
  getEpaperData,
  getIssueDates,
  listEditions,
} from '#contract/issues.ts'
import type { PublisherCode } from '#contract/publisher.ts'
import { API_BASE } from '#contract/route.ts'
import type { IssueKey, Reader } from '#domain/access.ts'
import { newspaperDay } from '#domain/newspaper-day.ts'
import { reachOf } from '#domain/reach.ts'
import { issueDatesIn } from '#store/issues/issue-dates.ts'
import { sendClassCookie } from '../auth/class-cookie.ts'
import type { App, HttpEnv } from '../http/app.ts'
import type { QuickAnswer } from '../http/quick-lane.ts'
import { type Ready, readyJson } from '../http/ready.ts'
import { serve, serveReady } from '../http/serve.ts'
import type { Services } from '../services.ts'
import { epaperData } from './epaper-data.ts'
import { frontPageRoutes } from './front-pages.ts'
import { iiifRoutes } from './iiif/routes.ts'
import { answerFile, JSON_TYPE, openFile } from './open-file.ts'
import { currentIssueRoutes, findCurrentIssue, openIssue } from './open-issue.ts'
import { FILES_PATH, SIGNED_PATH } from './signing.ts'

export function issueRoutes(app: App, services: Services): void {
  serveReady(app, listEditions, ({ query }) => readyEditions(services, query.publisher))
  serveReady(app, getEpaperData, ({ query, caller, context }) => {
    sendClassCookie(services, context, caller)
    return readyIssue(services, query, caller.reader)
  })
  currentIssueRoutes(app, services)
  issueDateRoutes(app, services)
  frontPageRoutes(app, services)
  iiifRoutes(app, services)
  fileRoutes(app, services)
}

/** An issue as far as the reader may open it. Readers with the same access share one response. */
export async function readyIssue(
  services: Services,
  key: IssueKey,
  reader: Reader,
): Promise<Ready> {
  const opened = await openIssue(services, key, reader, services.clock.now())
  const { issue, access, filesPath } = opened
  const { revision, edition_name, edition_name_kn } = issue.head
  const name = `issue ${filesPath} ${revision} ${edition_name} ${edition_name_kn}`
  return services.ready.get(name, () =>
    readyJson(EpaperData.parse(epaperData(issue, access, filesPath))),
  )
}

export async function readyEditions(
  { ready, shelf }: Services,
  publisher: PublisherCode,
): Promise<Ready> {
  const groups = await shelf.editions(publisher)
  return ready.get(`editions ${JSON.stringify(groups)}`, () =>
    readyJson(EditionGroup.array().parse(groups)),
  )
}

/** The dates that the calendar marks. */
function issueDateRoutes(app: App, services: Services): void {
  const { db, clock } = services
  serve(app, getIssueDates, async ({ query, caller }) => {
    const now = clock.now()
    const today = newspaperDay(now)
    const current = await findCurrentIssue(services, query, caller.reader, now)
    return {
      month: query.month,
      dates: await issueDatesIn(db, query, { today, now }),
      reach: reachOf(caller.reader, query, { today, current: current.date }),
    }
  })
}

const FILE = ':publisher/:date/:edition/:version/:file{.+}'

function fileRoutes(app: App, services: Services): void {
  const answer = async (context: Context<HttpEnv>) => {
    const { publisher = '', date = '', edition = '', version = '', file = '' } = context.req.param()
    const token = context.req.param('token')
    const opened = await openFile(services, { publisher, date, edition, version, file, token })
    return answerFile(context, await services.files.read(opened.path, opened.edit), opened)
  }
  app.get(`${FILES_PATH}/${FILE}`, answer)
  app.get(`${SIGNED_PATH}/:token/${FILE}`, answer)
}

const ADDRESS = new RegExp(
  `^${API_BASE}(?:${FILES_PATH}|${SIGNED_PATH}/([^/]+))/([^/]+)/([^/]+)/([^/]+)/([^/]+)/([\\w./-]+)$`,
)
const HEADERS = ['Accept-Ranges', 'bytes']

/** Answers a whole image or PDF without Hono. Undefined for an article's text and inserts, which need further headers. */
export async function quickFile(
  services: Services,
  address: string,
): Promise<QuickAnswer | undefined> {
  const match = ADDRESS.exec(address)
  if (!match || address.includes('%')) return undefined
  const [, token, publisher = '', date = '', edition = '', version = '', file = ''] = match
  const request = { publisher, date, edition, version, file, token }
  const { path, edit, type, cacheControl } = await openFile(services, request)
  if (type.startsWith('text/') || type === JSON_TYPE) return undefined
  const asset = await services.files.read(path, edit)
  if (!asset) return undefined
  const bodies = { identity: asset.bytes, br: undefined, gzip: undefined }
  return { ready: { type, etag: asset.etag, bodies }, cacheControl, headers: HEADERS }
}
