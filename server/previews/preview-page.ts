import type { MiddlewareHandler } from 'hono'
import { encodeFirstDisplay } from '#contract/display.ts'
import { PREVIEW_PATH } from '#contract/paths.ts'
import { TITLES } from '#contract/titles.ts'
import { requestDisplay } from '../http/request-display.ts'
import { type RequestHead, requestPath } from '../http/request-head.ts'
import { securityHeaderList } from '../http/security-headers.ts'
import type { Services } from '../services.ts'
import { runtimeConfig } from '../site/runtime-config.ts'
import { element, jsonScript, tag } from '../web-app/html.ts'
import { fillTemplate, templateOf, withCodeLater } from '../web-app/template.ts'
import { previewServices } from './preview-services.ts'
import { previewBase, readPreview } from './preview-token.ts'

/** Neither a shared cache nor the browser stores anything of a preview. */
export const NOT_STORED = 'private, no-store'

export function isPreview(path: string): boolean {
  return path.startsWith(`${PREVIEW_PATH}/`)
}

/** The desk shows previews in a frame. No other site can. */
export function previewHeaders(services: Services): MiddlewareHandler {
  const list = securityHeaderList({ ...services, google: undefined }, 'self')
  return async (context, next) => {
    for (const [name, value] of list) context.header(name, value)
    context.header('Referrer-Policy', 'no-referrer')
    context.header('X-Robots-Tag', 'noindex')
    await next()
  }
}

/** Gives the app storage and cookies of its own before it starts. */
const ISOLATION_SCRIPT = `${PREVIEW_PATH}/isolate.js`

interface PreviewPage {
  name: string
  status: 200 | 404 | 410
  openForSeconds: undefined
  render(): string
}

/** The page of the readers' app for a preview. It has nothing of the issue: the calls check the session of the desk. */
export async function fillPreview(
  html: string,
  services: Services,
  request: RequestHead,
): Promise<PreviewPage> {
  const token = requestPath(request).split('/')[2] ?? ''
  const preview = readPreview(services, token)
  if (!preview) return ENDED
  const previewed = previewServices(services, preview)
  const { reader, edition, publisher } = preview.claim
  const settings = {
    ...runtimeConfig(previewed, request),
    basename: previewBase(preview),
    clipMaxArea: null,
    defaultEdition: edition,
    session: reader === 'visitor' ? 'none' : 'likely',
  } as const
  const { language } = settings
  const script = `${tag('script', { src: ISOLATION_SCRIPT, 'data-reader': reader })}</script>`
  return {
    name: `preview ${token} ${language} ${encodeFirstDisplay(requestDisplay(request))}`,
    status: 200,
    openForSeconds: undefined,
    render: () =>
      withCodeLater(
        fillTemplate(templateOf(html, previewed.config.brand), {
          language,
          display: requestDisplay(request),
          head: `${jsonScript('config', settings)}\n    ${element('title', TITLES[publisher].names[language])}`,
          reader: undefined,
          words: '',
          data: '',
        }),
        script,
      ),
  }
}

const ENDED: PreviewPage = {
  name: 'preview ended',
  status: 410,
  openForSeconds: undefined,
  render: () =>
    `<!doctype html><html lang="en">${element('title', 'This preview has ended.')}</html>`,
}
