import { MINUTE_MS } from '#contract/durations.ts'
import { CurrentIssue, getCurrentIssue } from '#contract/issues.ts'
import {
  type IssueAccess,
  type IssueKey,
  issueAccess,
  type Reader,
  type Release,
  readerOfTitle,
} from '#domain/access.ts'
import { currentIssue } from '#domain/current-issue.ts'
import { newspaperDay, nextRollover } from '#domain/newspaper-day.ts'
import { sendClassCookie } from '../auth/class-cookie.ts'
import type { App } from '../http/app.ts'
import { ProblemError } from '../http/problem-error.ts'
import { type Ready, readyJson } from '../http/ready.ts'
import { serveReady } from '../http/serve.ts'
import type { Services } from '../services.ts'
import type { ShelvedIssue } from './shelf.ts'
import { filesPath } from './signing.ts'

export interface OpenIssue {
  issue: ShelvedIssue
  access: IssueAccess
  /** The path of the files. Readers with the same access share it. */
  filesPath: string
}

/** The issue as far as the reader may open it now. Throws when the reader may not. */
export async function openIssue(
  services: Pick<Services, 'config' | 'shelf' | 'signer' | 'apiBase'>,
  key: IssueKey,
  reader: Reader,
  now: Date,
): Promise<OpenIssue> {
  const issue = await services.shelf.find(key)
  if (!issue) throw new ProblemError('edition-not-found')
  const access = await accessTo(services, issue, reader, now)
  switch (access.kind) {
    case 'not-out-yet':
      throw new ProblemError('edition-not-found')
    case 'closed':
      throw new ProblemError(
        access.unlockBy === 'upgrading' ? 'upgrade-required' : 'subscription-required',
      )
    case 'front-page':
    case 'every-page':
      return {
        issue,
        access,
        filesPath: services.apiBase + filesPath(services.signer, issue.folder, access, now),
      }
  }
}

type Dependencies = Pick<Services, 'config' | 'shelf'>
type EditionKey = Omit<IssueKey, 'date'>

export function currentIssueRoutes(app: App, services: Services): void {
  serveReady(app, getCurrentIssue, ({ query, caller, context }) => {
    sendClassCookie(services, context, caller)
    return readyCurrentIssue(services, query, caller.reader)
  })
}

/** The issue of an edition that counts as today's for a reader. */
export async function findCurrentIssue(
  { config, shelf }: Dependencies,
  { publisher, edition }: EditionKey,
  anyReader: Reader,
  now: Date,
): Promise<CurrentIssue> {
  const reader = readerOfTitle(anyReader, publisher)
  const today = newspaperDay(now)
  const key = { publisher, edition, date: today }
  const head = await shelf.head(key)
  const isHeld = !head && (await shelf.isHeld(key))
  const decide = (previous: CurrentIssue['date'] | undefined) =>
    currentIssue(reader, { today: head, previous, isHeld }, config.releaseHours, now)
  const current = decide(undefined)
  if (!current.next && !isHeld) return current
  return decide(await shelf.newestBefore(key, now))
}

/** `issueAccess`, with a look-up of the current issue only where it can change the result. */
export async function accessTo(
  services: Dependencies,
  { key, head }: { key: IssueKey; head: Release },
  reader: Reader,
  now: Date,
): Promise<IssueAccess> {
  const issue = { ...key, ...head }
  const today = newspaperDay(now)
  const access = issueAccess(reader, issue, { now, current: today })
  // Only an older issue can be shown in place of today's.
  if (access.kind !== 'closed' || key.date >= today) return access
  const { date: current } = await findCurrentIssue(services, key, reader, now)
  return issueAccess(reader, issue, { now, current })
}

/** The end of free access to what is free now: the next general release, or the next rollover. */
export async function openToVisitorsUntil(
  services: Dependencies,
  key: EditionKey,
  now: Date,
): Promise<Date> {
  const { date, next } = await findCurrentIssue(services, key, { kind: 'visitor' }, now)
  // Today's issue is held, and an editor can release it at any time.
  if (!next && date < newspaperDay(now)) return new Date(now.getTime() + MINUTE_MS)
  return next ? new Date(next.opens_at) : nextRollover(now)
}

export async function readyCurrentIssue(
  services: Services,
  key: EditionKey,
  reader: Reader,
): Promise<Ready> {
  const found = await findCurrentIssue(services, key, reader, services.clock.now())
  const head = await services.shelf.head({ ...key, date: found.date })
  const current = { ...found, ...(head && { version: head.version }) }
  const text = JSON.stringify(current)
  return services.ready.get(`current ${text}`, () => readyJson(CurrentIssue.parse(current)))
}
