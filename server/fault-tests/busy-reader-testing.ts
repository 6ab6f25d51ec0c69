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
  /** Problem codes that are valid answers, such as that a payment is still in progress. */
  expects?: readonly string[]
  /** The problem code of a retry if an earlier attempt had succeeded. */
  doneBefore?: string
  /** Discards the first successful answer, as a bad connection would, and sends the request again. */
  losesAnswer?: boolean
}

/** Sends a request, and retries it as a browser would. Throws `RefusedError` if a retry cannot help. */
export type SendRequest = (request: LoadRequest) => Promise<Response>

export class RefusedError extends Error {
  override name = 'RefusedError'
}

/** What the server acknowledged to a reader, and the write that is in progress. */
export interface BusyReader {
  id: string
  email: string
  access: string
  refresh: string
  saved: string[]
  removed: string[]
  /** The article that is being removed. */
  removing: string | undefined
  name: string | undefined
  /** The name that is being changed to. */
  nextName: string | undefined
  purchases: FinishedPurchase['subscription'][]
}

/** Signs in a new reader with the code from the inbox. */
export async function signIn(ask: SendRequest): Promise<BusyReader> {
  const email = `${randomUUID()}@example.com`
  const sent = await (await ask({ ...createCode, body: { email } })).json()
  const { method } = readInbox
  const inbox = await ask({ method, path: `${readInbox.path}?to=${email}` })
  const userInputCode = /\b\d{6}\b/.exec((await inbox.json()).messages[0]?.text ?? '')?.[0]
  const { preAuthSessionId, deviceId } = sent
  const entered = await ask({ ...consumeCode, body: { preAuthSessionId, deviceId, userInputCode } })
  const { status, user } = await entered.clone().json()
  if (status !== 'OK') throw new RefusedError(`Signing in was answered with ${status}`)
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

export async function save(reader: BusyReader, ask: SendRequest): Promise<void> {
  const body = article(randomUUID())
  await ask({ ...saveArticle, body, bearer: reader.access })
  reader.saved.push(body.article_id)
}

/** Removes the oldest saved article. If a retry does not find it, an earlier attempt succeeded. */
export async function remove(reader: BusyReader, ask: SendRequest): Promise<void> {
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

export async function rename(reader: BusyReader, ask: SendRequest): Promise<void> {
  reader.nextName = `Reader ${randomUUID()}`
  await ask({ ...updateMe, body: { first_name: reader.nextName }, bearer: reader.access })
  reader.name = reader.nextName
}

export async function renewSession(reader: BusyReader, ask: SendRequest): Promise<void> {
  const renewed = await ask({ ...refreshSession, bearer: reader.refresh })
  Object.assign(reader, tokensIn(renewed))
}

/** The answer to a refresh is lost; the browser sends the same token again. */
export async function renewAfterLostAnswer(reader: BusyReader, ask: SendRequest): Promise<void> {
  const renewed = await ask({ ...refreshSession, bearer: reader.refresh, losesAnswer: true })
  Object.assign(reader, tokensIn(renewed))
}

/** Acknowledged data that the server has lost, and data that it has twice. */
export async function compareWithServer(reader: BusyReader, ask: SendRequest): Promise<Comparison> {
  try {
    await renewSession(reader, ask)
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error
    return { lost: [`${reader.email} is signed out: ${error.message}`], doubled: [] }
  }
  const bearer = reader.access
  const me = await (await ask({ ...getMe, bearer })).json()
  const { method, path } = listSavedArticles
  const list: { article_id: string }[] = await (
    await ask({ method, path: `${path}?publisher=PV`, bearer })
  ).json()
  const present = list.map(({ article_id }) => article_id)
  return { lost: lossesOf(reader, me.metadata.first_name, new Set(present)), doubled: duplicates() }

  function duplicates(): string[] {
    return new Set(present).size === present.length ? [] : [`${reader.email} has an article twice`]
  }
}

function lossesOf(
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
  if (!access || !refresh) throw new Error('The answer has no session')
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
