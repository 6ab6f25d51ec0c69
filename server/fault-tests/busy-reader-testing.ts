import { randomUUID } from 'node:crypto'
import { getMe, updateMe } from '#contract/auth.ts'
import { consumeCode, createCode } from '#contract/auth-codes.ts'
import { refreshSession } from '#contract/auth-sessions.ts'
import { readInbox } from '#contract/dev.ts'
import { IssueDate } from '#contract/issue-date.ts'
import type { FinishedPurchase } from '#contract/payments.ts'
import {
  listSavedArticles,
  type NewSavedArticle,
  removeSavedArticle,
  saveArticle,
} from '#contract/saved-articles.ts'

export interface LoadRequest {
  method: string
  path: string
  body?: object | undefined
  bearer?: string
  headers?: object | undefined
  /** Problem codes that are a proper answer, such as that a payment is not through yet. */
  expects?: readonly string[]
  /** The problem code that says, at a retry, that an earlier try was carried out. */
  doneBefore?: string
  /** The first good answer is discarded, as on a bad line, and the request sent again. */
  losesAnswer?: boolean
}

/** Sends a request, and retries it as a browser would; throws `Refused` when a retry would not help. */
export type Ask = (request: LoadRequest) => Promise<Response>

export class Refused extends Error {
  override name = 'Refused'
}

/** What the server acknowledged to a reader, and what it may have done without an answer. */
export interface BusyReader {
  id: string
  email: string
  access: string
  refresh: string
  saved: string[]
  removed: string[]
  /** The article whose removal is under way. */
  removing: string | undefined
  name: string | undefined
  /** The name that is being changed to. */
  nextName: string | undefined
  purchases: FinishedPurchase['subscription'][]
}

/** Signs a new reader in, by the code that comes to the inbox. */
export async function signIn(ask: Ask): Promise<BusyReader> {
  const email = `${randomUUID()}@example.com`
  const sent = await (await ask({ ...createCode, body: { email } })).json()
  const { method } = readInbox
  const inbox = await ask({ method, path: `${readInbox.path}?to=${email}` })
  const userInputCode = /\b\d{6}\b/.exec((await inbox.json()).messages[0]?.text ?? '')?.[0]
  const { preAuthSessionId, deviceId } = sent
  const entered = await ask({ ...consumeCode, body: { preAuthSessionId, deviceId, userInputCode } })
  const { status, user } = await entered.clone().json()
  if (status !== 'OK') throw new Refused(`Signing in was answered with ${status}`)
  return {
    id: user.id,
    email,
    ...tokensIn(entered),
    purchases: [],
    name: undefined,
    nextName: undefined,
    saved: [],
    removed: [],
    removing: undefined,
  }
}

export async function save(reader: BusyReader, ask: Ask): Promise<void> {
  const body = article(randomUUID())
  await ask({ ...saveArticle, body, bearer: reader.access })
  reader.saved.push(body.article_id)
}

/** Removes the article that was saved first; a retry that does not find it was carried out before. */
export async function remove(reader: BusyReader, ask: Ask): Promise<void> {
  const [id] = reader.saved
  if (!id) return
  reader.removing = id
  const { method } = removeSavedArticle
  const path = `${removeSavedArticle.path.replace(':articleId', id)}?publisher=PV`
  await ask({ method, path, bearer: reader.access, doneBefore: 'article-not-found' })
  reader.saved.shift()
  reader.removed.push(id)
  reader.removing = undefined
}

export async function rename(reader: BusyReader, ask: Ask): Promise<void> {
  reader.nextName = `Reader ${randomUUID()}`
  await ask({ ...updateMe, body: { first_name: reader.nextName }, bearer: reader.access })
  reader.name = reader.nextName
}

export async function renewSession(reader: BusyReader, ask: Ask): Promise<void> {
  const renewed = await ask({ ...refreshSession, bearer: reader.refresh })
  Object.assign(reader, tokensIn(renewed))
}

/** The answer to a refresh is lost; the browser sends the same token again. */
export async function renewAfterLostAnswer(reader: BusyReader, ask: Ask): Promise<void> {
  const renewed = await ask({ ...refreshSession, bearer: reader.refresh, losesAnswer: true })
  Object.assign(reader, tokensIn(renewed))
}

/** What the server acknowledged to a reader and does not have, and what it has twice. */
export async function compareWithServer(reader: BusyReader, ask: Ask): Promise<Comparison> {
  try {
    await renewSession(reader, ask)
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return { lost: [`${reader.email} is signed out: ${error.message}`], doubled: [] }
  }
  const bearer = reader.access
  const me = await (await ask({ ...getMe, bearer })).json()
  const { method, path } = listSavedArticles
  const list: { article_id: string }[] = await (
    await ask({ method, path: `${path}?publisher=PV`, bearer })
  ).json()
  const present = list.map(({ article_id }) => article_id)
  return { lost: lostOf(reader, me.metadata.first_name, new Set(present)), doubled: doubledIn() }

  function doubledIn(): string[] {
    return new Set(present).size === present.length ? [] : [`${reader.email} has an article twice`]
  }
}

function lostOf(
  { email, saved, removed, removing, name, nextName }: BusyReader,
  nameNow: string | undefined,
  present: ReadonlySet<string>,
): string[] {
  const missing = saved.filter((id) => !present.has(id) && id !== removing)
  const returned = removed.filter((id) => present.has(id))
  const isNamed = [name, nextName].includes(nameNow)
  return [
    ...missing.map((id) => `${email} saved ${id}, which is gone`),
    ...returned.map((id) => `${email} removed ${id}, which is still there`),
    ...(isNamed ? [] : [`${email} is ${name}, not ${nameNow}`]),
  ]
}

export interface Comparison {
  lost: string[]
  doubled: string[]
}

function tokensIn({ headers }: Response) {
  const access = headers.get('st-access-token')
  const refresh = headers.get('st-refresh-token')
  if (!access || !refresh) throw new Error('No session came')
  return { access, refresh }
}

export function article(article_id: string): NewSavedArticle {
  return {
    article_id,
    publisher_short_code: 'PV',
    edition_number: 4,
    page_no: 1,
    html_path: `a/${article_id}.html`,
    image_path: 'p01/w1200.webp',
    image_coordinates: { top: '10%', left: '0%', width: '50%', height: '25%' },
    title: 'Tanks fill',
    description: '',
    edition_date: IssueDate.parse('2026-11-15'),
  }
}
