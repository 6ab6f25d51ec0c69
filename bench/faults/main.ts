import { databaseFull } from './database-full.ts'
import type { Outcome } from './outcome.ts'
import { pageFilesFull } from './page-files-full.ts'
import { mountSmallDisk, type SmallDisk } from './small-disk.ts'

/** `npm run bench -- faults`: what a full disk costs. The faults that need no small disk are tests, see docs/faults.md. */
const FAULTS: [megabytes: number, play: (disk: SmallDisk) => Promise<Outcome>][] = [
  [32, (disk) => databaseFull('SQLite', disk)],
  [256, (disk) => databaseFull('PostgreSQL', disk)],
  [64, pageFilesFull],
]

const outcomes: Outcome[] = []
for (const [megabytes, play] of FAULTS) {
  const disk = mountSmallDisk(megabytes)
  if (!disk) {
    console.info('A small disk cannot be mounted here: run this as root on Linux.')
    process.exit(1)
  }
  try {
    outcomes.push(await play(disk))
  } finally {
    disk.remove()
  }
}
console.table(Object.fromEntries(outcomes.map(({ fault, ...outcome }) => [fault, outcome])))
process.exit(outcomes.some(({ lost }) => lost > 0) ? 1 : 0)
