import { createHash, randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { PDFDocument } from 'pdf-lib'
import type { OfIssue } from '#contract/desk/of-issue.ts'
import { addPressJob } from '#contract/desk/press-jobs.ts'
import { paperMadeAt } from '#domain/newspaper-day.ts'
import { printPage } from '#e2e/printed-page.ts'
import { examine } from '#press/doctor.ts'
import { changesOfIssue } from '#store/audit/changes-of-issue.ts'
import { issueVersion } from '#store/issues/shown-issue.ts'
import { versionsOf } from '#store/issues/versions.ts'
import { pressJobOf } from '#store/press-jobs/press-jobs.ts'
import { uploadedBytes } from '#store/uploads/upload-files.ts'
import { type Newsroom, openNewsroom } from './newsroom.ts'
import { sendSlowly } from './send-slowly.ts'

const NIGHTS = 5
const PAGES = 4
const PADDING_BYTES = 6_000_000
const POLL_MS = 50

/**
 * `npm run bench -- desk-interrupted`: five issues are uploaded and published at the desk. Each is interrupted four times:
 * the browser and the server while the file is sent, the worker and the server while pages are made, each time at another
 * point. Exits with 1 if anything is lost or doubled.
 */
const date = paperMadeAt(new Date())
const editions = Array.from({ length: NIGHTS }, (_, index) => index + 1)
const newsroom = await openNewsroom(editions)
let failures = 0
console.info('| issue | upload continued at | made before the kills | seconds | outcome |')
console.info('|---|---|---|---|---|')
try {
  for (const edition of editions) failures += await playNight({ publisher: 'PV', edition, date })
  const { faults } = await examine(newsroom)
  console.info(
    `\n${NIGHTS * 4} interruptions; damaged files: ${faults.length}; failed: ${failures}`,
  )
  if (faults.length > 0) failures += 1
} finally {
  await newsroom.close()
}
process.exit(failures === 0 ? 0 : 1)

async function playNight(issue: OfIssue): Promise<number> {
  const started = performance.now()
  const bytes = await printIssue(issue)
  const share = (issue.edition - 0.5) / NIGHTS
  const { id, offsets } = await sendSlowly(newsroom, issue, { name: 'issue.pdf', bytes }, [
    { at: bytes.length * share * 0.5, interrupt: 'browser' },
    { at: bytes.length * (0.5 + share * 0.5), interrupt: newsroom.killServer },
  ])
  const job = await publish(newsroom, issue, id)
  const made: number[] = []
  const kills = [newsroom.killWorker, newsroom.killServer]
  for (const [index, kill] of kills.entries()) {
    made.push(await untilMade(newsroom, job, Math.floor(share * PAGES) + index))
    await sleep(Math.random() * 500)
    await kill()
  }
  while ((await pressJobOf(newsroom.db, job))?.state !== 'done') await sleep(POLL_MS)
  const faults = await faultsIn(newsroom, issue, id, bytes)
  const seconds = Math.round((performance.now() - started) / 1000)
  const inMb = offsets.map((offset) => (offset / 1e6).toFixed(1)).join(', ')
  console.info(
    `| ${issue.edition} | ${inMb} of ${(bytes.length / 1e6).toFixed(1)} MB | ${made.join(', ')} of ${PAGES} | ${seconds} | ${faults.join('; ') || 'complete'} |`,
  )
  return faults.length > 0 ? 1 : 0
}

async function publish({ send }: Newsroom, issue: OfIssue, upload: string): Promise<string> {
  const body = JSON.stringify({ ...issue, task: { kind: 'publish', uploads: [upload] } })
  const response = await send(
    'POST',
    addPressJob.path,
    { 'content-type': 'application/json' },
    body,
  )
  return addPressJob.reply.parse(await response.json()).id
}

/** Waits until so many pages are made, or the job ends. Returns how many are. */
async function untilMade({ db }: Newsroom, id: string, count: number): Promise<number> {
  for (;;) {
    const job = await pressJobOf(db, id)
    const made = job?.pages.filter(({ isMade }) => isMade).length ?? 0
    const isOver = job?.state !== 'queued' && job?.state !== 'running'
    if (isOver || (job.state === 'running' && made >= count)) return made
    await sleep(POLL_MS)
  }
}

/** What is lost, doubled or changed. */
async function faultsIn(
  { db, assets }: Newsroom,
  issue: OfIssue,
  upload: string,
  bytes: Buffer,
): Promise<string[]> {
  const stored = createHash('sha256')
  for await (const part of uploadedBytes({ db, assets }, upload)) stored.update(part)
  const versions = await versionsOf(db, issue)
  const { pages } = await issueVersion(db, issue, versions[0]?.version ?? '')
  const entries = await changesOfIssue(db, issue)
  const isSame = stored.digest('hex') === createHash('sha256').update(bytes).digest('hex')
  return [
    ...(isSame ? [] : ['the upload differs']),
    ...(versions.length === 1 ? [] : [`${versions.length} versions`]),
    ...(pages.length === PAGES ? [] : [`${pages.length} pages`]),
    ...(entries.length === 1 ? [] : [`${entries.length} audit entries`]),
  ]
}

/** A PDF that takes some seconds to send: its pages are small, and an attachment is not. */
async function printIssue({ edition, date: day }: OfIssue): Promise<Buffer> {
  const issue = await PDFDocument.create()
  for (let pageNo = 1; pageNo <= PAGES; pageNo += 1) {
    const headline = `Edition ${edition} story ${pageNo}`
    const page = await PDFDocument.load(await printPage({ pageNo, date: day, headline }))
    for (const copied of await issue.copyPages(page, [0])) issue.addPage(copied)
  }
  await issue.attach(randomBytes(PADDING_BYTES), 'padding.bin')
  return Buffer.from(await issue.save())
}
