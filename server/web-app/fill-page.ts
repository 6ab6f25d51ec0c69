import { SECOND_MS } from '#contract/durations.ts'
import { FIRST_DATA_ID, type FirstData } from '#contract/first-view.ts'
import type { CurrentIssue } from '#contract/issues.ts'
import { type PublicScreen, publicScreenAt, STATUS_PATH } from '#contract/screens.ts'
import type { Language } from '#contract/titles.ts'
import { nextRollover } from '#domain/newspaper-day.ts'
import { isAnonymous } from '../auth/recognise.ts'
import { ProblemError } from '../http/problem-error.ts'
import { type RequestHead, requestPath } from '../http/request-head.ts'
import { epaperData } from '../issues/epaper-data.ts'
import type { Services } from '../services.ts'
import { MANIFEST_LINK } from '../site/manifest.ts'
import { runtimeConfig } from '../site/runtime-config.ts'
import { statusHtml } from '../status/status-html.ts'
import { findFaqData } from './faq-data.ts'
import { type FirstView, findFirstView, nameOf } from './first-view.ts'
import { jsonScript, structuredData } from './html.ts'
import {
  articlePreview,
  homePreview,
  type LinkPreview,
  linkPreview,
  type Site,
  screenPreview,
} from './link-preview.ts'
import { pageImage, preloadOf } from './page-image.ts'
import { findSharedArticle, nameOfShared, type SharedArticle } from './shared-article.ts'
import { fillTemplate, templateOf, withPageFirst } from './template.ts'

/** A page for one request. Requests with the same name get the same, so that it is drawn once for all. */
export interface FilledPage {
  name: string
  /** How long every visitor may be sent the same; undefined for a page of one reader's own. */
  openForSeconds: number | undefined
  draw(): string
}

export type FillPage = (request: RequestHead) => Promise<FilledPage>

/** A database that does not answer must not keep the app from readers. */
const PATIENCE_MS = 3000

/**
 * Puts the configuration into the app's page, what messengers show of a link to it and, at `/`, what
 * readers see before any script runs.
 */
export function pageFiller(html: string, services: Services): FillPage {
  const { config, clock } = services
  const template = templateOf(html, config.brand)

  return async (request) => {
    const path = requestPath(request)
    const isHome = path === '/'
    const view = isHome ? await inTime(services, findFirstView(services, request)) : undefined
    const shared = await inTime(services, findSharedArticle(services, request))
    const screen = publicScreenAt(new URL(request.url))
    const faqs =
      screen?.address === '/faqs' ? await inTime(services, findFaqData(services)) : undefined
    const status = path === STATUS_PATH ? await inTime(services, services.status.read()) : undefined
    const settings = runtimeConfig(services, request)
    const { language } = settings
    const words = status ? statusHtml(status, language) : ''
    const { publisher, publicUrl } = config
    const avif = request.headers.get('accept')?.includes('image/avif') ?? false
    const site = { publisher, publicUrl, language, brandPicture: template.brandPicture }
    const found = (view && nameOf(view)) ?? (shared && nameOfShared(shared)) ?? screen?.address
    const described = faqs && structuredData(faqs)
    const isOpenToAll = isAnonymous(request) && view?.found.kind === 'issue' && view.found.isFree
    return {
      openForSeconds: isOpenToAll ? secondsOpen(view.current, clock.now()) : undefined,
      name: `${OPEN_TO_ALL.test(path)} ${isHome} ${avif} ${language} ${settings.session} ${settings.today} ${found} ${described} ${words}`,
      draw: () => {
        const drawn = view && drawView(view, { avif, language })
        const tags = linkPreview(site, previewOf(site, { path, view, shared, screen }))
        const html = fillTemplate(template, {
          language,
          head: [
            jsonScript('config', settings),
            drawn?.preload,
            tags,
            MANIFEST_LINK,
            described,
          ].join('\n    '),
          page: isHome ? (drawn?.image ?? '') : undefined,
          words,
          data: drawn ? jsonScript(FIRST_DATA_ID, drawn.data) : '',
        })
        return drawn?.image ? withPageFirst(html) : html
      },
    }
  }
}

/** Until the next release to everyone, or the next rollover. */
function secondsOpen({ next }: CurrentIssue, now: Date): number {
  const end = next ? new Date(next.opens_at) : nextRollover(now)
  return Math.floor((end.getTime() - now.getTime()) / SECOND_MS)
}

interface PageContent {
  path: string
  view: FirstView | undefined
  shared: SharedArticle | undefined
  screen: PublicScreen | undefined
}

/** Of a screen that is one reader's own, or that there is not, search engines show nothing. */
const OPEN_TO_ALL = /^\/($|article\/|ad-viewer\/)/

function previewOf(site: Site, { path, view, shared, screen }: PageContent): LinkPreview {
  if (shared) return articlePreview(site, shared)
  if (screen) return screenPreview(site, screen)
  return { ...homePreview(site, view), isListed: OPEN_TO_ALL.test(path) }
}

/** None when it cannot be told in time: the app then asks for itself. */
async function inTime<T>(services: Services, finding: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, undefined)
  })
  try {
    return await Promise.race([finding, late])
  } catch (error) {
    if (!(error instanceof ProblemError)) {
      services.log('error', 'first view failed', { error: String(error) })
    }
    return undefined
  } finally {
    clearTimeout(timer)
  }
}

function drawView(
  { key, current, editions, found }: FirstView,
  browser: { avif: boolean; language: Language },
) {
  const place = { date: key.date, edition: key.edition, current, editions }
  if (found.kind === 'problem') {
    const data: FirstData = { ...place, problem: found.code }
    return { data, preload: '', image: '' }
  }
  const issue = epaperData(found.issue, found.access, found.filesPath)
  const data: FirstData = { ...place, issue }
  const page = issue.sections.flatMap(({ pages }) => pages)[found.pageIndex]
  const shown = page && { page, folder: issue.data_url_suffix, ...browser }
  return {
    data,
    preload: shown ? preloadOf(shown) : '',
    image: shown ? pageImage(shown) : '',
  }
}
