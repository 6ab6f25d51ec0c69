import type { z } from 'zod'
import { getConfig } from '#contract/config.ts'
import { encodeFirstDisplay } from '#contract/display.ts'
import { getEntitlement } from '#contract/entitlement.ts'
import { getCurrentIssue, getEpaperData, listEditions } from '#contract/issues.ts'
import { listReadingPlaces } from '#contract/reading-places.ts'
import { API_BASE } from '#contract/route.ts'
import { accessKey, type Reader } from '#domain/access.ts'
import { newClassCookie } from '../auth/class-cookie.ts'
import { ACCESS_COOKIE, cookieOf, isAnonymous } from '../auth/recognise.ts'
import { readyEntitlement } from '../entitlements/routes.ts'
import { readyCurrentIssue } from '../issues/open-issue.ts'
import { quickFile, readyEditions, readyIssue } from '../issues/routes.ts'
import { FILES_PATH, SIGNED_PATH } from '../issues/signing.ts'
import type { Services } from '../services.ts'
import { readyConfig } from '../site/runtime-config.ts'
import type { AnswerOfWebApp } from '../web-app/web-app.ts'
import type { Caller } from './app.ts'
import { keepRecent } from './lru.ts'
import {
  createMomentCache,
  type FindQuickRoute,
  type MomentCache,
  type QuickAnswer,
  type QuickRoute,
} from './quick-lane.ts'
import type { Ready } from './ready.ts'
import { requestDisplay } from './request-display.ts'
import type { RequestHead } from './request-head.ts'
import { requestLanguage } from './request-language.ts'
import { NO_STORE, REVALIDATE } from './serve.ts'

type Answer = QuickRoute['answer']
type AnswerCache = MomentCache<QuickAnswer>

/** The calls that a browser makes when it opens the home screen. The app gives the same answers, see `withQuickLane`. */
export function quickRoutes(services: Services, webApp: AnswerOfWebApp): FindQuickRoute {
  const cache: AnswerCache = createMomentCache(services.clock)
  const file = (path: string) => () => cache.getOrMake(path, () => quickFile(services, path))
  const exact = new Map<string, Answer>([
    ['/', page(services, webApp, cache)],
    [API_BASE + getConfig.path, config(services, cache)],
    [API_BASE + listEditions.path, editionList(services, cache)],
    [API_BASE + getEpaperData.path, epaperData(services, cache)],
    [API_BASE + getCurrentIssue.path, currentIssue(services, cache)],
    [API_BASE + getEntitlement.path, entitlement(services, cache)],
    [API_BASE + listReadingPlaces.path, readingPlaces(services)],
  ])
  const below: [string, (path: string) => Answer][] = [
    [`${API_BASE}${FILES_PATH}/`, file],
    [`${API_BASE}${SIGNED_PATH}/`, file],
    ['/assets/', (path) => (request) => webApp(path, request)],
  ]
  return (path) => {
    const answer = exact.get(path)
    if (answer) return { route: path, answer }
    const folder = below.find(([folder]) => path.startsWith(folder))
    return folder && { route: `${folder[0]}*`, answer: folder[1](path) }
  }
}

const cacheable = (ready: Ready, cacheControl: string): QuickAnswer => ({
  ready,
  cacheControl,
  vary: 'Accept-Encoding',
})

/** Without a query, all visitors with the same language and display get the same page. */
function page({ config }: Services, webApp: AnswerOfWebApp, cache: AnswerCache): Answer {
  return (request) => {
    if (!isAnonymous(request) || request.url.includes('?')) return webApp('/', request)
    const avif = request.headers.get('accept')?.includes('image/avif')
    const display = encodeFirstDisplay(requestDisplay(request))
    const name = `page ${avif} ${requestLanguage(request, config)} ${display}`
    return cache.getOrMake(name, () => webApp('/', request))
  }
}

function config(services: Services, cache: AnswerCache): Answer {
  return (request) => {
    const hasNoSession = cookieOf(request, ACCESS_COOKIE) === undefined
    const language = requestLanguage(request, services.config)
    return cache.getOrMake(`config ${hasNoSession} ${language}`, async () =>
      cacheable(await readyConfig(services, request), NO_STORE),
    )
  }
}

function editionList(services: Services, cache: AnswerCache): Answer {
  const queryIn = plainQueries(listEditions.query)
  return (request) => {
    const query = queryIn(request.url)
    if (!query) return undefined
    return cache.getOrMake(`editions ${query.publisher}`, async () =>
      cacheable(await readyEditions(services, query.publisher), REVALIDATE),
    )
  }
}

function epaperData(services: Services, cache: AnswerCache): Answer {
  return byReader(services, plainQueries(getEpaperData.query), (query, reader) =>
    cache.getOrMake(
      `issue ${query.publisher} ${query.date} ${query.edition} ${accessKey(reader)}`,
      async () => cacheable(await readyIssue(services, query, reader), REVALIDATE),
    ),
  )
}

function currentIssue(services: Services, cache: AnswerCache): Answer {
  return byReader(services, plainQueries(getCurrentIssue.query), (query, reader) =>
    cache.getOrMake(`current ${query.publisher} ${query.edition} ${accessKey(reader)}`, async () =>
      cacheable(await readyCurrentIssue(services, query, reader), REVALIDATE),
    ),
  )
}

/** An answer that depends on the query and the reader. Synchronous if the reader is in the cache. */
function byReader<Q>(
  services: Services,
  queryIn: (url: string) => Q | undefined,
  answerTo: (query: Q, reader: Reader) => ReturnType<Answer>,
): Answer {
  return (request) => {
    const query = queryIn(request.url)
    if (!query) return undefined
    const answer = (caller: Caller) =>
      withClassCookie(services, request, caller, answerTo(query, caller.reader))
    const caller = services.recognise(request)
    return caller instanceof Promise ? caller.then(answer) : answer(caller)
  }
}

/** Adds the reader's own cookie to a shared answer. */
function withClassCookie(
  services: Services,
  request: RequestHead,
  caller: Caller,
  answer: ReturnType<Answer>,
): ReturnType<Answer> {
  const cookie = newClassCookie(services, request, caller)
  if (!cookie) return answer
  const withCookie = (shared: QuickAnswer | undefined) =>
    shared && { ...shared, headers: [...(shared.headers ?? []), 'Set-Cookie', cookie] }
  return answer instanceof Promise ? answer.then(withCookie) : withCookie(answer)
}

function entitlement(services: Services, cache: AnswerCache): Answer {
  const answerTo = ({ reader, session }: Caller) =>
    session &&
    cache.getOrMake(`entitlement ${accessKey(reader)}`, async () =>
      cacheable(await readyEntitlement(services, reader), NO_STORE),
    )
  return (request) => {
    const answer = (caller: Caller) => withClassCookie(services, request, caller, answerTo(caller))
    const caller = services.recognise(request)
    return caller instanceof Promise ? caller.then(answer) : answer(caller)
  }
}

function readingPlaces({ recognise, places }: Services): Answer {
  const queryIn = plainQueries(listReadingPlaces.query)
  return async (request) => {
    const query = queryIn(request.url)
    const { session } = await recognise(request)
    if (!query || !session) return undefined
    const { readerId } = session
    const acceptEncoding = request.headers.get('accept-encoding') ?? undefined
    const ready = await places.answerFor({ readerId, ...query }, acceptEncoding)
    return cacheable(ready, NO_STORE)
  }
}

const PLAIN = /^[\w=&-]*$/

/** Parses queries without escapes or repeated names, and caches the result. Undefined for all other queries. */
export function plainQueries<S extends z.ZodType>(
  schema: S,
): (url: string) => z.output<S> | undefined {
  const cache = new Map<string, z.output<S>>()
  return (url) => {
    const text = url.slice(url.indexOf('?') + 1)
    const cached = cache.get(text)
    if (cached || !PLAIN.test(text)) return cached
    const pairs = text.split('&').map((pair) => pair.split('='))
    const query = Object.fromEntries(pairs)
    const isPlain = pairs.every(({ length }) => length === 2)
    const isOnce = Object.keys(query).length === pairs.length
    const parsed = isPlain && isOnce ? schema.safeParse(query).data : undefined
    if (parsed) keepRecent(cache, text, parsed)
    return parsed
  }
}
