import { SECOND_MS } from '#contract/durations.ts'
import { DEFAULT_EDITION } from '#contract/titles.ts'
import { addDays } from '#domain/calendar.ts'
import { frontPageIndex } from '#domain/front-page.ts'
import { newspaperDay } from '#domain/newspaper-day.ts'
import { issueFolder, pageFiles } from '#store/issue-files.ts'
import { isUnavailable } from '#store/unavailable.ts'
import type { Services } from '../services.ts'
import type { ShelvedIssue } from './shelf.ts'

const WARM_EVERY_MS = 30 * SECOND_MS

/**
 * Reads regularly what visitors get from memory while the database is down: the status, today's free issue, the next
 * day's once it is published, and the previous one, which is free until today's is released.
 */
export function startKeepingWarm(
  services: Services,
  everyMs = WARM_EVERY_MS,
): { stop(): Promise<void> } {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let warming = warm()

  async function warm(): Promise<void> {
    await readWhatVisitorsNeed(services).catch((error: unknown) => {
      if (!isUnavailable(error)) {
        services.log('error', 'keeping warm failed', { error: String(error) })
      }
    })
    if (isStopped) return
    timer = setTimeout(() => {
      warming = warm()
    }, everyMs)
  }

  return {
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await warming
    },
  }
}

async function readWhatVisitorsNeed(services: Services): Promise<void> {
  const { status, shelf, config, clock } = services
  const { publisher } = config
  const now = clock.now()
  const today = newspaperDay(now)
  const edition = DEFAULT_EDITION[publisher]
  await status.read()
  await shelf.editions(publisher)
  const tomorrow = addDays(today, 1)
  await shelf.newestBefore({ publisher, edition, date: tomorrow }, now)
  const previous = await shelf.newestBefore({ publisher, edition, date: today }, now)
  for (const date of [today, tomorrow, ...(previous ? [previous] : [])]) {
    const issue = await shelf.find({ publisher, edition, date })
    if (issue) await readChecksums(services, issue)
  }
}

/** A file is checked before it is sent. Reading one loads the checksums of all files of the issue. */
async function readChecksums({ files }: Services, issue: ShelvedIssue): Promise<void> {
  const { pages } = issue.version
  const front = pages[frontPageIndex(pages)]
  const folder = issueFolder(issue.key, issue.head.version)
  if (front) await files.read(`${folder}/${pageFiles(front.pageNo).thumb}`)
}
