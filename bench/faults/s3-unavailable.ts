import { setTimeout as pause } from 'node:timers/promises'
import { API_BASE } from '#contract/route.ts'
import { newspaperDay } from '#domain/newspaper-day.ts'
import { FILES_PATH } from '#server/issues/signing.ts'
import { GROUPS, issueKey, publishTestIssue, rewriteTestFile } from '#server/issues/testing.ts'
import type { AssetStore } from '#store/assets.ts'
import { issueFolder, pageFiles } from '#store/issue-files.ts'
import { saveEditionGroups } from '#store/issues/editions.ts'
import { s3Assets } from '#store/s3-assets.ts'
import { startS3 } from '#test-support/s3.ts'
import { openBreakableProxy } from './breakable-proxy.ts'
import { firstAfter, type Interval, longestGapAcross } from './gaps.ts'
import { measureFault } from './measure-fault.ts'
import type { Outcome } from './outcome.ts'
import { type PageFile, type PageReaders, sendPageReaders } from './page-readers.ts'
import { type Engine, openWorld, type World } from './world.ts'

const VERSION = 'v1'
/** Files larger than a sixteenth of the cache are not cached and are fetched each time. */
const CACHE_MB = 1
const NOT_CACHED_BYTES = (CACHE_MB << 20) / 8
const READERS_OF_EACH = 2

/** Breaks the connection to S3 for a while: readers open pages, and other requests continue. */
export async function s3Unavailable(engine: Engine, ms: number): Promise<Outcome[]> {
  const s3 = await startS3()
  const proxy = await openBreakableProxy(Number(new URL(s3.settings.endpoint ?? '').port))
  const settings = { ...s3.settings, endpoint: `http://127.0.0.1:${proxy.port}` }
  const world = await openWorld({
    engine,
    env: {
      S3_BUCKET: settings.bucket,
      S3_REGION: settings.region,
      S3_FORCE_PATH_STYLE: 'true',
      S3_ENDPOINT: settings.endpoint,
      S3_ACCESS_KEY_ID: settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
      FILE_CACHE_MB: `${CACHE_MB}`,
    },
  })
  try {
    const files = await publishPages(world, await s3Assets(settings))
    let pages: { fault: string; readers: PageReaders }[] = []
    let interval: Interval = { began: 0, ended: 0 }
    const fault = `S3 unavailable ${ms / 1000} s`
    const writes = await measureFault(`${fault}: writes`, world, async ({ server }) => {
      pages = [
        { fault: `${fault}: pages in memory`, files: files.cached },
        { fault: `${fault}: other pages`, files: files.notCached },
      ].map(({ fault, files }) => ({
        fault,
        readers: sendPageReaders(server, files, READERS_OF_EACH),
      }))
      await pause(ms / 4)
      const began = performance.now()
      await proxy.break()
      await pause(ms)
      await proxy.mend()
      interval = { began, ended: performance.now() }
      await pause(ms / 4)
      for (const { readers } of pages) await readers.stop()
      return interval
    })
    return [...pages.map((page) => outcomeOf(page, interval, writes)), writes]
  } finally {
    await world.close()
    await proxy.break()
    await s3.stop()
  }
}

/** Publishes today's public front pages: some fit the cache of the server and some do not. */
async function publishPages({ server: { db } }: World, assets: AssetStore) {
  await saveEditionGroups(db, 'PV', GROUPS)
  const key = issueKey(newspaperDay(new Date()))
  await publishTestIssue({ db, assets }, key, VERSION)
  const folder = issueFolder(key, VERSION)
  const { thumb, card, jpeg, image } = pageFiles(1)
  const publish = async (file: string, bytes: number): Promise<PageFile> => {
    const text = `${file} `.repeat(Math.ceil(bytes / file.length))
    const place = { folder, pageNo: 1, file }
    await rewriteTestFile({ db, assets }, place, new TextEncoder().encode(text))
    return { path: `${API_BASE}${FILES_PATH}/${folder}/${file}`, text }
  }
  return {
    cached: [await publish(thumb, 1000), await publish(card, 1000)],
    notCached: [
      await publish(jpeg, NOT_CACHED_BYTES),
      await publish(image(1200), NOT_CACHED_BYTES),
    ],
  }
}

function outcomeOf(
  { fault, readers: { seen, servedAt, wrong } }: { fault: string; readers: PageReaders },
  interval: Interval,
  { engine, healthGapMs, blocked }: Outcome,
): Outcome {
  return {
    fault,
    engine,
    requests: seen.asked,
    acknowledged: seen.served,
    refused: seen.refused,
    cutOff: seen.cutOff,
    other: '',
    lost: [],
    doubled: [],
    wrong: [...wrong],
    longestGapMs: longestGapAcross(servedAt, interval),
    recoveredAfterMs: firstAfter(servedAt, interval),
    healthGapMs,
    blocked,
  }
}
