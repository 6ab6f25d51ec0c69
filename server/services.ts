import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { API_BASE } from '#contract/route.ts'
import type { AssetSource, AssetStore } from '#store/assets.ts'
import type { Database } from '#store/database.ts'
import { openAfterCrash } from '#store/open-after-crash.ts'
import { openAssets } from '#store/open-assets.ts'
import { recordSeller } from '#store/payments/invoices.ts'
import { openSearch, searchOn } from '#store/search/open-search.ts'
import type { SearchEngine } from '#store/search/search-engine.ts'
import { sharedSecret } from '#store/secrets.ts'
import { StartError } from '#store/store-config.ts'
import { type ClassPasses, createClassPasses } from './auth/class-pass.ts'
import { createKeyRing, type KeyRing } from './auth/key-ring.ts'
import { createRotationWriter, type RotationWriter } from './auth/rotation-writer.ts'
import { type SecretKeys, secretKeys, secretOfMachine } from './auth/secret-keys.ts'
import { createTokenUse, type TokenUse } from './auth/token-use.ts'
import type { Config } from './config.ts'
import { type BoardFeed, createBoardFeed } from './desk/board/board-feed.ts'
import { latePageSource } from './desk/board/late-pages.ts'
import { type BoardReader, createBoardReader } from './desk/board/read-board.ts'
import { type CorrectionStreams, createCorrectionStreams } from './desk/corrections/open-streams.ts'
import { createReaders } from './entitlements/readers.ts'
import { followedSearchSource } from './followed-searches/due-mails.ts'
import { jsonLog, type Log } from './http/log.ts'
import { type Clock, movableClock, systemClock } from './integrations/clock.ts'
import type { Gateway } from './integrations/gateway/gateway.ts'
import { openGateway } from './integrations/gateway/open-gateway.ts'
import { isSandbox } from './integrations/gateway/sandbox/sandbox-gateway.ts'
import { createInbox, type Inbox } from './integrations/messaging/inbox.ts'
import { checkedFiles, createFileCache, type FileCache } from './issues/file-cache.ts'
import { createShelf, type Shelf } from './issues/shelf.ts'
import { createSigner, type Signer } from './issues/signing.ts'
import { createWithdrawals, type Withdrawals } from './issues/withdrawn-articles.ts'
import type { DueSource } from './jobs/due-source.ts'
import { createMetrics, type Metrics } from './metrics/metrics.ts'
import { createReadingPlaces, type ReadingPlaces } from './reading-places/reading-places.ts'
import { createServiceOutcomes } from './status/service-outcomes.ts'
import { openTitle, type TitleServices } from './titles/open-title.ts'

const PROBES_AT_START = 5

/** Everything that the routes need from outside themselves. */
export interface Services extends TitleServices {
  /** The other titles of this deployment, see `servicesOfTitle`. */
  otherTitles: readonly TitleServices[]
  /** The path of the API in addresses that readers' browsers get. A preview has its own. */
  apiBase: string
  db: Database
  assets: AssetStore
  clock: Clock
  /** Only with stand-ins. */
  inbox: Inbox | undefined
  secrets: SecretKeys
  gateway: Gateway
  /** Scheduled work that is not in the job table, such as the events of the sandbox gateway. */
  dueSources: readonly DueSource[]
  keys: KeyRing
  tokenUse: TokenUse
  rotations: RotationWriter
  places: ReadingPlaces
  classPasses: ClassPasses
  shelf: Shelf
  withdrawals: Withdrawals
  /** Recently used page files. */
  files: FileCache
  /** Signs the addresses of page files. */
  signer: Signer
  search: SearchEngine
  /** The night board of the desk, and its open copies in browsers. */
  board: BoardReader
  boardFeed: BoardFeed
  /** Pages that browsers have open for correction. */
  correctionStreams: CorrectionStreams
  log: Log
  /** Only if METRICS_TOKEN is set. */
  metrics: Metrics | undefined
}

export async function openServices(config: Config): Promise<Services> {
  await makeWritable(config.dataDir)
  const db = await openAfterCrash(config.database).catch((error: Error) => {
    throw new StartError(`Cannot open the database: ${error.message || 'it does not answer'}`)
  })
  return assembleServices({
    config,
    db,
    assets: await openAnsweringAssets(config.assets),
    clock: config.standIns ? movableClock() : systemClock,
    inbox: config.standIns ? createInbox() : undefined,
    search: openSearch(config.database, db),
    log: jsonLog(config.logLevel, (line) => process.stdout.write(`${line}\n`)),
  })
}

interface BaseServices
  extends Pick<Services, 'config' | 'db' | 'assets' | 'clock' | 'inbox' | 'log'> {
  /** Lifetime of cached database reads; each cache has its own default. */
  freshMs?: number
  /** Uses the database's connections by default. */
  search?: SearchEngine
}

/** Builds all services on the database, the asset store and the clock. */
export async function assembleServices(opened: BaseServices): Promise<Services> {
  const { config, db, clock, inbox, freshMs } = opened
  const metrics = config.metricsToken ? createMetrics(opened) : undefined
  const secrets = secretKeys(config.secretKeys ?? [await secretOfMachine(config.dataDir)])
  const keys = createKeyRing({ db, secrets, clock })
  const readers = createReaders({ db, clock, title: config.publisher }, freshMs)
  const classPasses = createClassPasses(config.classKey, clock)
  const outcomes = createServiceOutcomes(clock)
  const log = outcomes.counting(metrics?.log ?? opened.log)
  const tokenUse = createTokenUse({ db, log, clock, secrets, config })
  const titles = [config, ...config.otherTitles]
  for (const { publisher, seller } of titles) await recordSeller(db, publisher, seller, clock.now())
  const signing = config.fileSigningKeys ?? [await sharedSecret(db, 'file-signing')]
  const withdrawals = createWithdrawals(db, freshMs)
  const board = createBoardReader(opened)
  const gateway = openGateway({ config, db, clock, secrets })
  const shared = { db, clock, inbox, keys, readers, tokenUse, classPasses, outcomes, freshMs }
  return {
    ...opened,
    ...openTitle(shared, config),
    otherTitles: config.otherTitles.map((other) => openTitle(shared, other)),
    apiBase: API_BASE,
    metrics,
    log,
    secrets,
    keys,
    tokenUse,
    rotations: createRotationWriter({ db, log }),
    places: createReadingPlaces({ db, clock }),
    gateway,
    dueSources: [
      ...(isSandbox(gateway) ? [gateway] : []),
      latePageSource(opened, board),
      ...titles.map(({ publisher }) => followedSearchSource({ ...opened, publisher })),
    ],
    board,
    boardFeed: createBoardFeed({ ...opened, log }, board),
    correctionStreams: createCorrectionStreams(),
    classPasses,
    shelf: createShelf(db, withdrawals, freshMs),
    withdrawals,
    files: createFileCache(
      checkedFiles({ assets: opened.assets, db, log }, freshMs),
      config.fileCacheBytes,
    ),
    signer: createSigner(signing),
    search: opened.search ?? searchOn(db),
  }
}

async function openAnsweringAssets(source: AssetSource): Promise<AssetStore> {
  if (source.kind === 'folder') await makeWritable(source.folder)
  const assets = await openAssets(source)
  if (source.kind === 's3' && !(await answersAtStart(assets))) {
    throw new StartError(`The S3 bucket ${source.bucket} does not answer: check S3_ variables`)
  }
  return assets
}

/** Probes several times: the first request of a new process can exceed the probe's limit of two seconds on a busy machine. */
async function answersAtStart(assets: AssetStore): Promise<boolean> {
  for (let tries = 0; tries < PROBES_AT_START; tries += 1) {
    if (await assets.answers()) return true
  }
  return false
}

/** Writes a probe file, because permission bits do not reveal a read-only disk. */
async function makeWritable(folder: string): Promise<void> {
  const probe = join(folder, `.write-test-${process.pid}`)
  try {
    await mkdir(folder, { recursive: true })
    await (await open(probe, 'w')).close()
    await rm(probe)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartError(`Cannot write to the data folder ${folder} (DATA_DIR): ${reason}`)
  }
}
