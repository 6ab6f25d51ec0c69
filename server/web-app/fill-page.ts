import { encodeFirstDisplay } from '#contract/display.ts'
import { SECOND_MS } from '#contract/durations.ts'
import { FIRST_DATA_ID, type FirstData } from '#contract/first-view.ts'
import type { CurrentIssue } from '#contract/issues.ts'
import { STATUS_PATH } from '#contract/paths.ts'
import { type PublicScreen, publicScreenAt } from '#contract/screens.ts'
import type { Language } from '#contract/titles.ts'
import { nextRollover } from '#domain/newspaper-day.ts'
import { isAnonymous } from '../auth/recognise.ts'
import { ProblemError } from '../http/problem-error.ts'
import { requestDisplay } from '../http/request-display.ts'
import { type RequestHead, requestPath } from '../http/request-head.ts'
import { epaperData } from '../issues/epaper-data.ts'
import { fillPreview, isPreview } from '../previews/preview-page.ts'
import type { Services } from '../services.ts'
import { MANIFEST_LINK } from '../site/manifest.ts'
import { runtimeConfig } from '../site/runtime-config.ts'
import { statusHtml } from '../status/status-html.ts'
import { findFaqData } from './faq-data.ts'
import { firstControls } from './first-controls.ts'
import { cacheNameOf, type FirstView, findFirstView } from './first-view.ts'
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
import {
  cacheNameOfShared,
  findSharedArticle,
  type SharedArticle,
  type WithdrawnLink,
} from './shared-article.ts'
import { clipPreview, findSharedClip, type SharedClip } from './shared-clip.ts'
import { fillTemplate, templateOf, withPageFirst, withPresses } from './template.ts'
import { withdrawnPreview } from './withdrawn-preview.ts'

/** The page for a request. Requests with the same name get the same page, which is rendered once. */
export interface FilledPage {
  name: string
  /** 410 for a link to a withdrawn article, 404 for a clip that is not ours. */
  status: 200 | 404 | 410
  /** How long a proxy may send the page to every visitor; undefined for a page of one reader. */
  openForSeconds: number | undefined
  render(): string
}

export type FillPage = (request: RequestHead) => Promise<FilledPage>

/** The page is sent without the first view if the database takes longer. */
const PATIENCE_MS = 3000

/**
 * Fills the app's page with the configuration, the tags for link previews and, at `/`, the first view that
 * readers see before any script runs.
 */
export function pageFiller(html: string, services: Services): FillPage {
  const { config, clock } = services
  const template = templateOf(html, config.brand)

  return async (request) => {
    const path = requestPath(request)
    if (isPreview(path)) return fillPreview(html, services, request)
    const isHome = path === '/'
    const view = isHome
      ? await withinPatience(services, findFirstView(services, request))
      : undefined
    const shared = await withinPatience(services, findSharedArticle(services, request))
    const clip = await withinPatience(services, findSharedClip(services, request))
    const screen = publicScreenAt(new URL(request.url))
    const faqs =
      screen?.address === '/faqs'
        ? await withinPatience(services, findFaqData(services))
        : undefined
    const status =
      path === STATUS_PATH ? await withinPatience(services, services.status.read()) : undefined
    const settings = runtimeConfig(services, request)
    const { language } = settings
    const display = requestDisplay(request)
    const words = status ? statusHtml(status, language) : ''
    const { publisher, publicUrl } = config
    const avif = request.headers.get('accept')?.includes('image/avif') ?? false
    const site = { publisher, publicUrl, language, brandPicture: template.brandPicture }
    const contentName =
      (view && cacheNameOf(view)) ??
      (shared && cacheNameOfShared(shared)) ??
      clip?.token ??
      screen?.address
    const described = faqs && structuredData(faqs)
    const isOpenToAll = isAnonymous(request) && view?.found.kind === 'issue' && view.found.isFree
    return {
      status: shared?.kind === 'withdrawn' ? 410 : (clip?.status ?? 200),
      openForSeconds: isOpenToAll ? secondsOpen(view.current, clock.now()) : undefined,
      name: `${PUBLIC_PATHS.test(path)} ${isHome} ${avif} ${language} ${encodeFirstDisplay(display)} ${settings.session} ${settings.today} ${contentName} ${described} ${words}`,
      render: () => {
        const rendered = view && renderView(view, { avif, language })
        const tags = linkPreview(site, previewOf(site, { path, view, shared, clip, screen }))
        const html = fillTemplate(template, {
          language,
          display,
          head: [
            jsonScript('config', settings),
            rendered?.preload,
            tags,
            MANIFEST_LINK,
            described,
          ].join('\n    '),
          reader: isHome
            ? { page: rendered?.image ?? '', controls: firstControls(view, settings) }
            : undefined,
          words,
          data: rendered ? jsonScript(FIRST_DATA_ID, rendered.data) : '',
        })
        if (rendered?.image) return withPageFirst(html)
        return isHome ? withPresses(html) : html
      },
    }
  }
}

/** Seconds until the next general release, or until the next rollover. */
function secondsOpen({ next }: CurrentIssue, now: Date): number {
  const end = next ? new Date(next.opens_at) : nextRollover(now)
  return Math.floor((end.getTime() - now.getTime()) / SECOND_MS)
}

interface PageContent {
  path: string
  view: FirstView | undefined
  shared: SharedArticle | WithdrawnLink | undefined
  clip: SharedClip | undefined
  screen: PublicScreen | undefined
}

/** Other screens are personal or do not exist, so search engines must not list them. */
const PUBLIC_PATHS = /^\/($|article\/|ad-viewer\/)/

function previewOf(site: Site, { path, view, shared, clip, screen }: PageContent): LinkPreview {
  if (shared?.kind === 'withdrawn') return withdrawnPreview(site)
  if (shared) return articlePreview(site, shared)
  if (clip) return clipPreview(site, clip)
  if (screen) return screenPreview(site, screen)
  return { ...homePreview(site, view), isListed: PUBLIC_PATHS.test(path) }
}

/** Undefined if it fails or takes too long: the app then loads the data itself. */
async function withinPatience<T>(services: Services, finding: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, undefined)
  })
  try {
    return await Promise.race([finding, timeout])
  } catch (error) {
    if (!(error instanceof ProblemError)) {
      services.log('error', 'first view failed', { error: String(error) })
    }
    return undefined
  } finally {
    clearTimeout(timer)
  }
}

function renderView(
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
  const firstPage = page && { page, folder: issue.data_url_suffix, ...browser }
  return {
    data,
    preload: firstPage ? preloadOf(firstPage) : '',
    image: firstPage ? pageImage(firstPage) : '',
  }
}
