import { randomBytes } from 'node:crypto'
import { localAssets } from '#store/local-assets.ts'
import { isUnavailable } from '#store/unavailable.ts'
import type { Outcome } from './outcome.ts'
import type { SmallDisk } from './small-disk.ts'

const FILE_BYTES = 300_000
const FILES = 60

/** Fills the disk during writes of page files: each file must be complete or absent. */
export async function pageFilesFull(disk: SmallDisk): Promise<Outcome> {
  const assets = localAssets(disk.folder)
  const bytes = randomBytes(FILE_BYTES)
  const names = Array.from({ length: FILES }, (_, index) => `v1/p${index}.webp`)
  const write = (name: string) =>
    assets.write(name, bytes).then(
      () => 'written' as const,
      (error: Error) => (isUnavailable(error) ? 'no room' : 'other'),
    )
  const first: string[] = []
  for (const name of names) {
    if (first.length === FILES / 2) disk.fill()
    first.push(await write(name))
  }
  const written = names.filter((_name, index) => first[index] === 'written')
  const completeBefore = await countCompleteFiles()
  disk.free()
  const freed = performance.now()
  const second: string[] = []
  let recoveredAfterMs: number | undefined
  for (const name of names.slice(written.length)) {
    second.push(await write(name))
    recoveredAfterMs ??= Math.round(performance.now() - freed)
  }
  const all = [...first, ...second]
  const incomplete =
    Math.abs(written.length - completeBefore) + (FILES - (await countCompleteFiles()))
  return {
    fault: 'disk of the page files full',
    engine: 'files',
    requests: all.length,
    acknowledged: all.filter((result) => result === 'written').length,
    refused: all.filter((result) => result === 'no room').length,
    cutOff: 0,
    other: '',
    doubled: [],
    longestGapMs: undefined,
    lost: incomplete > 0 ? [`${incomplete} files are missing or incomplete`] : [],
    wrong: all.filter((result) => result === 'other'),
    recoveredAfterMs,
    healthGapMs: undefined,
    blocked: undefined,
  }

  async function countCompleteFiles(): Promise<number> {
    let count = 0
    for await (const { path } of assets.list('v1')) {
      const found = await assets.read(path)
      if (found && bytes.equals(found.bytes)) count += 1
    }
    return count
  }
}
