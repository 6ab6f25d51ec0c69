import type { z } from 'zod'
import { getConfig } from '#contract/config.ts'
import { getEntitlement } from '#contract/entitlement.ts'
import { getCurrentIssue, getEpaperData, listEditions } from '#contract/issues.ts'
import { API_BASE } from '#contract/route.ts'
import { accessKey, type Reader } from '#domain/access.ts'
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
  createMoment,
  type FindQuickRoute,
  type Moment,
  type QuickAnswer,
  type QuickRoute,
} from './quick-lane.ts'
import type { Ready } from './ready.ts'
import { requestLanguage } from './request-language.ts'
import { CHECK_EACH_TIME, NOT_KEPT } from './serve.ts'

type Answer = QuickRoute['answer']
type Decisions = Moment<QuickAnswer>

/** The calls that a browser makes when the paper opens. The app answers them alike, see `withQuickLane`. */
export function quickRoutes(services: Services, webApp: AnswerOfWebApp): FindQuickRoute {
  const moment: Decisions = createMoment(services.clock)
  const file = (path: string) => () => moment.decide(path, () => quickFile(services, path))
  const exact = new Map<string, Answer>([
    ['/', page(services, webApp, moment)],
    [API_BASE + getConfig.path, config(services, moment)],
    [API_BASE + listEditions.path, editionList(services, moment)],
    [API_BASE + getEpaperData.path, epaperData(services, moment)],
    [API_BASE + getCurrentIssue.path, currentIssue(services, moment)],
    [API_BASE + getEntitlement.path, entitlement(services, moment)],
  ])
  const below: [string, (path: string) => Answer][] = [
    [`${API_BASE}${FILES_PATH}/`, file],
    [`${API_BASE}${SIGNED_PATH}/`, file],
    ['/assets/', (path) => (asked) => webApp(path, asked)],
  ]
  return (path) => {
    const answer = exact.get(path)
    if (answer) return { route: path, answer }
    const folder = below.find(([folder]) => path.startsWith(folder))
    return folder && { route: `${folder[0]}*`, answer: folder[1](path) }
  }
}

const granted = (ready: Ready, cacheControl: string): QuickAnswer => ({
  ready,
  cacheControl,
  vary: 'Accept-Encoding',
})

/** Without a query, all visitors with the same language get the same page. */
function page({ config }: Services, webApp: AnswerOfWebApp, moment: Decisions): Answer {
  return (asked) => {
    if (!isAnonymous(asked) || asked.url.includes('?')) return webApp('/', asked)
    const avif = asked.headers.get('accept')?.includes('image/avif')
    return moment.decide(`page ${avif} ${requestLanguage(asked, config)}`, () => webApp('/', asked))
  }
}

function config(services: Services, moment: Decisions): Answer {
  return (asked) => {
    const hasNoSession = cookieOf(asked, ACCESS_COOKIE) === undefined
    const language = requestLanguage(asked, services.config)
    return moment.decide(`config ${hasNoSession} ${language}`, async () =>
      granted(await readyConfig(services, asked), NOT_KEPT),
    )
  }
}

function editionList(services: Services, moment: Decisions): Answer {
  const queryIn = plainQueries(listEditions.query)
  return (asked) => {
    const query = queryIn(asked.url)
    if (!query) return undefined
    return moment.decide(`editions ${query.publisher}`, async () =>
      granted(await readyEditions(services, query.publisher), CHECK_EACH_TIME),
    )
  }
}

function epaperData(services: Services, moment: Decisions): Answer {
  return byReader(services, plainQueries(getEpaperData.query), (query, reader) =>
    moment.decide(
      `issue ${query.publisher} ${query.date} ${query.edition} ${accessKey(reader)}`,
      async () => granted(await readyIssue(services, query, reader), CHECK_EACH_TIME),
    ),
  )
}

function currentIssue(services: Services, moment: Decisions): Answer {
  return byReader(services, plainQueries(getCurrentIssue.query), (query, reader) =>
    moment.decide(`current ${query.publisher} ${query.edition} ${accessKey(reader)}`, async () =>
      granted(await readyCurrentIssue(services, query, reader), CHECK_EACH_TIME),
    ),
  )
}

/** An answer that depends on the query and the reader. Synchronous if the reader is in the cache. */
function byReader<Q>(
  { recognise }: Services,
  queryIn: (url: string) => Q | undefined,
  answerTo: (query: Q, reader: Reader) => ReturnType<Answer>,
): Answer {
  return (asked) => {
    const query = queryIn(asked.url)
    if (!query) return undefined
    const caller = recognise(asked)
    if (!(caller instanceof Promise)) return answerTo(query, caller.reader)
    return caller.then(({ reader }) => answerTo(query, reader))
  }
}

function entitlement(services: Services, moment: Decisions): Answer {
  const answerTo = ({ reader, session }: Caller) =>
    session &&
    moment.decide(`entitlement ${accessKey(reader)}`, async () =>
      granted(await readyEntitlement(services, reader), NOT_KEPT),
    )
  return (asked) => {
    const caller = services.recognise(asked)
    return caller instanceof Promise ? caller.then(answerTo) : answerTo(caller)
  }
}

const PLAIN = /^[\w=&-]*$/

/** Parses queries without escapes or repeated names, and caches the result. Undefined for all other queries. */
export function plainQueries<S extends z.ZodType>(
  schema: S,
): (url: string) => z.output<S> | undefined {
  const known = new Map<string, z.output<S>>()
  return (url) => {
    const text = url.slice(url.indexOf('?') + 1)
    const remembered = known.get(text)
    if (remembered || !PLAIN.test(text)) return remembered
    const pairs = text.split('&').map((pair) => pair.split('='))
    const query = Object.fromEntries(pairs)
    const isPlain = pairs.every(({ length }) => length === 2)
    const isOnce = Object.keys(query).length === pairs.length
    const parsed = isPlain && isOnce ? schema.safeParse(query).data : undefined
    if (parsed) keepRecent(known, text, parsed)
    return parsed
  }
}
