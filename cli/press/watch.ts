import { setTimeout as sleep } from 'node:timers/promises'
import { IssueDate } from '#contract/issue-date.ts'
import type { PublisherCode } from '#contract/publisher.ts'
import { TIME_OF_DAY } from '#contract/timestamp.ts'
import { PressError } from '#press/press-error.ts'
import type { Press } from '#press/publish.ts'
import type { ReleaseTimes } from '#press/release-times.ts'
import { editionWord } from '#press/watch/arrivals.ts'
import { openWatch, type WatchLook, type WatchSettings } from '#press/watch/watch.ts'
import {
  bucketOf,
  type IncomingFiles,
  incomingBucket,
  incomingFolder,
} from '#store/incoming-files.ts'
import { editionGroupsOf } from '#store/issues/editions.ts'
import { watchedIssues } from '#store/issues/watched-issues.ts'
import { StartError, type StoreConfig } from '#store/store-config.ts'
import { UsageError } from '../exit-code.ts'
import type { Output, OutputOptions } from '../output.ts'
import type { Terminal } from '../terminal.ts'
import { type IssueOptions, titleFromOption } from './issue-key.ts'
import { planFromOption } from './page-plan.ts'
import { watchLine } from './watch-line.ts'

export interface WatchOptions extends Omit<IssueOptions, 'edition'>, ReleaseTimes, OutputOptions {
  edition?: string[]
  plan?: string
  publishAt?: string
  section?: string[]
  interval: number
  once?: boolean
}

/** Publishes issues from a folder into which pages arrive, until it is stopped. */
export async function watchPlace(
  press: Press,
  place: string,
  options: WatchOptions,
  { terminal, storeConfig }: { terminal: Terminal; storeConfig(): Promise<StoreConfig> },
): Promise<void> {
  const settings = await settingsFrom(press, options)
  const incoming = await openIncoming(place, storeConfig)
  const look = openWatch(press, incoming, settings)
  const report = reportChanges(terminal, options)
  terminal.note(`Watching ${incoming.place}`)
  let failure = ''
  for (;;) {
    try {
      report(await look())
      failure = ''
    } catch (error) {
      // The database or the folder may be away for a moment; the next look tries again.
      if (options.once || !(error instanceof Error)) throw error
      if (error.message !== failure) terminal.note(`The look failed: ${error.message}`)
      failure = error.message
    }
    if (options.once) return
    await sleep(options.interval * 1000)
  }
}

/** What the watches of a title have and wait for, from any machine. */
export async function showWatched(press: Press, options: IssueOptions): Promise<Output> {
  const issues = await watchedIssues(press.db, titleFromOption(options.publisher))
  const text = issues.map(watchLine).join('\n')
  return { text: text || 'No folder is watched.', json: issues }
}

/** Prints a line when what it says differs from the line before it about the same issue. */
function reportChanges(terminal: Terminal, { json }: OutputOptions): (look: WatchLook) => void {
  const printed = new Map<string, string>()
  const print = (id: string, line: string, facts: object) => {
    if (printed.get(id) === line) return
    printed.set(id, line)
    terminal.out(json ? JSON.stringify(facts) : line)
  }
  return ({ issues, questions }) => {
    for (const issue of issues) print(`${issue.date}/${issue.edition}`, watchLine(issue), issue)
    if (issues.length > 0) return
    for (const question of questions) print(question.file, `question: ${question.why}`, question)
  }
}

async function settingsFrom(press: Press, options: WatchOptions): Promise<WatchSettings> {
  const publisher = titleFromOption(options.publisher)
  const date = options.date === undefined ? undefined : IssueDate.safeParse(options.date)
  if (date?.error) throw new UsageError('--date must be a day, such as 2026-11-15')
  const { publishAt } = options
  if (publishAt !== undefined && !TIME_OF_DAY.test(publishAt))
    throw new UsageError('--publish-at must be a time of day, such as 04:30')
  if (publishAt === undefined && options.plan === undefined) {
    throw new UsageError(
      'Give --plan with the number of pages, --publish-at with a time, or both: they say when an issue is published',
    )
  }
  const { early, general } = options
  return {
    scope: {
      publisher,
      ...(date && { date: date.data }),
      ...(await editionsFrom(press, publisher, options)),
    },
    times: { ...(early && { early }), ...(general && { general }) },
    sections: options.section ?? [],
    ...(options.plan !== undefined && { plan: await planFromOption(options.plan) }),
    ...(publishAt !== undefined && { publishAt }),
  }
}

/** `--edition 4` for all files, `--edition BLR=4` for files with this code; without it, folders name editions. */
async function editionsFrom({ db }: Press, publisher: PublisherCode, options: WatchOptions) {
  const groups = await editionGroupsOf(db, publisher)
  const known = groups.flatMap((group) => group.editions)
  const editionOf = new Map<string, number>()
  for (const { id, edition_name } of known) {
    editionOf.set(String(id), id).set(editionWord(edition_name), id)
  }
  const editions = new Set<number>()
  let edition: number | undefined
  for (const option of options.edition ?? []) {
    const [, code, number] = /^(?:([^=]+)=)?([1-9]\d{0,3})$/.exec(option) ?? []
    const id = Number(number)
    if (!number) throw new UsageError('--edition must be like 4 or BLR=4')
    if (!known.some((one) => one.id === id)) {
      const names = known.map((one) => `${one.id} ${one.edition_name}`).join(', ')
      throw new PressError([`${publisher} has no edition ${id}. It has: ${names || 'none yet'}.`])
    }
    editions.add(id)
    if (code) editionOf.set(editionWord(code), id)
    else edition = id
  }
  if (editions.size === 0) for (const { id } of known) editions.add(id)
  return { ...(edition !== undefined && { edition }), editions, editionOf }
}

async function openIncoming(
  place: string,
  storeConfig: () => Promise<StoreConfig>,
): Promise<IncomingFiles> {
  if (!place.startsWith('s3:')) return incomingFolder(place)
  const bucket = bucketOf(place)
  if (!bucket) throw new UsageError(`${place} is not a bucket, such as s3://bucket/prefix`)
  const { assets } = await storeConfig()
  if (assets.kind !== 's3')
    throw new StartError(
      'To watch a bucket, the S3_ variables must be set (docs/operate/configuration.md)',
    )
  return incomingBucket(bucket, assets)
}
