import { availableParallelism, loadavg } from 'node:os'
import { diskFull } from './disk-full.ts'
import { lockHeld } from './lock-held.ts'
import { measureFault, type PlayFault } from './measure-fault.ts'
import { isPassed, type Outcome } from './outcome.ts'
import { pageFilesFull } from './page-files-full.ts'
import { postgresFrozen, postgresStopped } from './postgres-stopped.ts'
import { complaintsAbout, markdownTable } from './report.ts'
import { s3Unavailable } from './s3-unavailable.ts'
import { serverKilled } from './server-killed.ts'
import { mountSmallDisk, type SmallDisk } from './small-disk.ts'
import { ENGINES, type Engine, openWorld } from './world.ts'

const KILLS = 20
const OUTAGE_MS = 20_000
const FULL_MS = 5000
const DISK_MEGABYTES = { SQLite: 64, PostgreSQL: 256, files: 64 }

interface Fault {
  name: string
  engine: Engine | 'files'
  measure(): Promise<Outcome[]>
}

/**
 * `npm run bench -- faults`: the cost of each fault on both engines as a Markdown table. Exits with 1 if acknowledged
 * writes are lost or doubled. Arguments select rows: `npm run bench -- faults lock sqlite`.
 */
const FAULTS: readonly Fault[] = [
  ...onEach(ENGINES, 'write lock held 12 s', () => lockHeld(12_000)),
  ...onEach(ENGINES, 'write lock held 60 s', () => lockHeld(60_000)),
  ...onEach(ENGINES, `kill -9 × ${KILLS}`, () => serverKilled(KILLS)),
  ...onEach(['PostgreSQL'], 'PostgreSQL stopped 20 s', () => postgresStopped(OUTAGE_MS)),
  ...onEach(['PostgreSQL'], 'PostgreSQL frozen 20 s', () => postgresFrozen(OUTAGE_MS)),
  ...ENGINES.map((engine) => ({
    name: 'S3 unavailable 20 s',
    engine,
    measure: () => s3Unavailable(engine, OUTAGE_MS),
  })),
  ...ENGINES.map((engine) => ({
    name: `disk full ${FULL_MS / 1000} s`,
    engine,
    measure: () =>
      onSmallDisk(DISK_MEGABYTES[engine], (disk) =>
        measureInWorld(`disk full ${FULL_MS / 1000} s`, engine, diskFull(disk, FULL_MS), disk),
      ),
  })),
  {
    name: 'disk of the page files full',
    engine: 'files',
    measure: () => onSmallDisk(DISK_MEGABYTES.files, pageFilesFull),
  },
]

const words = process.argv.slice(2).map((word) => word.toLowerCase())
const chosen = FAULTS.filter(({ name, engine }) =>
  words.every((word) => `${name} ${engine}`.toLowerCase().includes(word)),
)
const outcomes: Outcome[] = []
const failures: string[] = []
for (const { name, engine, measure } of chosen) {
  console.info(`${name}, ${engine} …`)
  try {
    const measured = await measure()
    outcomes.push(...measured)
    console.info(markdownTable(measured))
  } catch (error) {
    failures.push(`${name}, ${engine}: ${error instanceof Error ? error.message : error}`)
  }
}
console.info(`\n${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)} at the end\n`)
console.info(markdownTable(outcomes))
for (const line of [...outcomes.flatMap(complaintsAbout), ...failures]) console.error(line)
process.exit(failures.length === 0 && outcomes.every(isPassed) ? 0 : 1)

function onEach(engines: readonly Engine[], name: string, play: () => PlayFault): Fault[] {
  return engines.map((engine) => ({
    name,
    engine,
    measure: () => measureInWorld(name, engine, play()),
  }))
}

async function measureInWorld(
  name: string,
  engine: Engine,
  play: PlayFault,
  disk?: SmallDisk,
): Promise<Outcome[]> {
  const world = await openWorld({ engine, databaseFolder: disk?.folder })
  try {
    return [await measureFault(name, world, play)]
  } finally {
    await world.close()
  }
}

async function onSmallDisk(
  megabytes: number,
  measure: (disk: SmallDisk) => Promise<Outcome | Outcome[]>,
): Promise<Outcome[]> {
  const disk = mountSmallDisk(megabytes)
  if (!disk) throw new Error('Cannot mount a small disk. Run this as root on Linux.')
  try {
    return [await measure(disk)].flat()
  } finally {
    disk.remove()
  }
}
