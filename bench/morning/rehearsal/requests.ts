import { refreshSession } from '#contract/auth-sessions.ts'
import { getConfig } from '#contract/config.ts'
import { getEntitlement } from '#contract/entitlement.ts'
import type { IssueDate } from '#contract/issue-date.ts'
import { listReadingPlaces, type ReadingPlace, saveReadingPlace } from '#contract/reading-places.ts'
import { API_BASE } from '#contract/route.ts'
import { DEFAULT_EDITION } from '#contract/titles.ts'
import { ACCEPTED, type Answer, type Sent } from '../ask.ts'
import { PUBLISHER } from '../product.ts'
import { dataPath, EDITIONS_PATH, picturesIn } from '../todays-paper.ts'
import type { Visitor } from '../visit.ts'
import type { Kind } from './opening.ts'

/** A reader's browser: its cookies, and what it knows of the paper. */
export interface MorningReader {
  who: Visitor
  id: string
  refresh?: string
  access?: string
  /** The class cookie. */
  pass?: string
  /** Addresses of today's pages. */
  pictures: string[]
  /** The page that is open, from 0. */
  page: number
  /** The page of the last acknowledged reading place. */
  savedPage: number
}

export interface Paper {
  url: string
  today: IssueDate
}

export interface PaperRequest extends Sent {
  path: string
}

const REFRESH_COOKIE = 'sRefreshToken'

/** The request of a kind, as the reader's browser sends it to nginx. */
export function requestOf(kind: Kind, reader: MorningReader, paper: Paper): PaperRequest {
  const cookies = [
    ...(reader.access ? [`sAccessToken=${reader.access}`] : []),
    ...(reader.pass && kind.startsWith('data') ? [`sReaderClass=${reader.pass}`] : []),
  ]
  const get = (path: string): PaperRequest => ({
    method: 'GET',
    path,
    headers: { ...ACCEPTED, ...(cookies.length > 0 && { cookie: cookies.join('; ') }) },
  })
  const origin = paper.url
  switch (kind) {
    case 'shell':
    case 'shell, session':
      return get('/')
    case 'config':
    case 'config, session':
      return get(API_BASE + getConfig.path)
    case 'edition list':
    case 'edition list, session':
      return get(EDITIONS_PATH)
    case 'data for visitors':
    case 'data, freemium':
    case 'data, subscriber':
      return get(dataPath(paper.today))
    case 'front page':
      return get(reader.pictures[0] ?? '')
    case 'inner page':
      return get(reader.pictures[reader.page + 1] ?? '')
    case 'session check':
      return get(API_BASE + getEntitlement.path)
    case 'places':
      return get(`${API_BASE}${listReadingPlaces.path}?publisher=${PUBLISHER}`)
    case 'renewal': {
      const headers = { ...ACCEPTED, origin, rid: 'session', 'st-auth-mode': 'cookie' }
      const cookie = [...cookies, `${REFRESH_COOKIE}=${reader.refresh}`].join('; ')
      const path = API_BASE + refreshSession.path
      return { method: 'POST', path, headers: { ...headers, 'content-length': '0', cookie } }
    }
    case 'place saved': {
      const { path, headers } = get(API_BASE + saveReadingPlace.path)
      const body = JSON.stringify(placeOf(reader, paper))
      const length = `${Buffer.byteLength(body)}`
      const ofBody = { 'content-type': 'application/json', 'content-length': length }
      return { method: 'PUT', path, headers: { ...headers, origin, ...ofBody }, body }
    }
  }
}

function placeOf({ savedPage }: MorningReader, { today }: Paper): ReadingPlace {
  return {
    publisher: PUBLISHER,
    edition_date: today,
    edition_number: DEFAULT_EDITION[PUBLISHER],
    page_no: savedPage + 1,
    article_id: null,
    article_block: 0,
    read_articles: [],
    updated_at: new Date().toISOString(),
  }
}

/** What the browser keeps of an answer. */
export function remember(kind: Kind, reader: MorningReader, answer: Answer): void {
  const cookies = answer.headers['set-cookie']?.join('\n') ?? ''
  const cookieNamed = (name: string) => new RegExp(`^${name}=([^;]+)`, 'm').exec(cookies)?.[1]
  const refresh = cookieNamed(REFRESH_COOKIE)
  const access = cookieNamed('sAccessToken')
  const pass = cookieNamed('sReaderClass')
  if (refresh) reader.refresh = refresh
  if (access) reader.access = access
  if (pass) reader.pass = pass
  if (kind.startsWith('data')) reader.pictures = pictures(answer)
  if (kind === 'front page') reader.page = 0
  if (kind === 'inner page') reader.page += 1
  if (kind === 'place saved') reader.savedPage += 1
}

export const isRead = (kind: Kind): boolean => kind.startsWith('data')

const picturesByEtag = new Map<string, string[]>()

/** Parses each response once for all readers who got the same. */
function pictures(answer: Answer): string[] {
  const tag = `${answer.headers.etag}`
  const urls = picturesByEtag.get(tag) ?? picturesIn(answer)
  picturesByEtag.set(tag, urls)
  return urls
}
