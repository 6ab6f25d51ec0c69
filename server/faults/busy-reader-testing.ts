import { randomUUID } from 'node:crypto'
import { getMe, updateMe } from '#contract/auth.ts'
import { consumeCode, createCode } from '#contract/auth-codes.ts'
import { refreshSession } from '#contract/auth-sessions.ts'
import { readInbox } from '#contract/dev.ts'
import { IssueDate } from '#contract/issue-date.ts'
import { listSavedArticles, type NewSavedArticle, saveArticle } from '#contract/saved-articles.ts'

interface Request {
  method: string
  path: string
  body?: object
  bearer?: string
}

/** Sends a request until it is granted; nothing when it never can be. */
export type Ask = (request: Request) => Promise<Response>

/** What a reader was told is done, and what may be done or not. */
export interface BusyReader {
  email: string
  access: string
  refresh: string
  saved: string[]
  name: string | undefined
  /** The name that is being changed to. */
  nextName: string | undefined
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
  return { email, ...tokensIn(entered), saved: [], name: undefined, nextName: undefined }
}

export async function save(reader: BusyReader, ask: Ask): Promise<void> {
  const body = article(randomUUID())
  await ask({ ...saveArticle, body, bearer: reader.access })
  reader.saved.push(body.article_id)
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

/** What the server has not kept of what it said it had. */
export async function lostOf(reader: BusyReader, ask: Ask): Promise<string[]> {
  await renewSession(reader, ask)
  const bearer = reader.access
  const me = await (await ask({ ...getMe, bearer })).json()
  const { method, path } = listSavedArticles
  const list: { article_id: string }[] = await (
    await ask({ method, path: `${path}?publisher=PV`, bearer })
  ).json()
  const kept = new Set(list.map(({ article_id }) => article_id))
  const named = [reader.name, reader.nextName].includes(me.metadata.first_name)
  return [
    ...reader.saved.filter((id) => !kept.has(id)).map((id) => `${reader.email} saved ${id}`),
    ...(named ? [] : [`${reader.email} is ${reader.name}, not ${me.metadata.first_name}`]),
    ...(kept.size === list.length ? [] : [`${reader.email} has an article twice`]),
  ]
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
