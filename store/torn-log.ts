/** Format of SQLite's write-ahead log: a header, then frames of a header and a page each. Numbers are big-endian. */
const LOG_HEAD = 32
const FRAME_HEAD = 24
const BIG_ENDIAN_MAGIC = 0x377f0683
const PAGE_SIZES = new Set([512, 1024, 2048, 4096, 8192, 16384, 32768, 65536])

type Sums = [number, number]

/**
 * Whether acknowledged commits in a log are damaged. SQLite reads a log up to the first frame with a wrong checksum. A
 * power cut can tear only the last commit, which was not acknowledged; a rollback leaves frames without a commit. So two
 * commits after the first wrong frame mean damage: each commit is on the disk before the next one begins.
 */
export function isLogDamaged(log: Buffer): boolean {
  if (log.length < LOG_HEAD + FRAME_HEAD) return false
  const read =
    log.readUInt32BE(0) === BIG_ENDIAN_MAGIC
      ? (at: number) => log.readUInt32BE(at)
      : (at: number) => log.readUInt32LE(at)
  const frame = FRAME_HEAD + log.readUInt32BE(8)
  if (!PAGE_SIZES.has(frame - FRAME_HEAD)) return log.readUInt32BE(0) !== 0
  let sums = added([0, 0], 0, 24)
  let isGood = isSum(sums, 24)
  const saltsAt = isGood ? 16 : LOG_HEAD + 8
  const salts = log.subarray(saltsAt, saltsAt + 8)
  const areOfThisLog = (at: number) => log.subarray(at + 8, at + 16).equals(salts)
  let commitsAfter = 0

  for (let at = LOG_HEAD; at + frame <= log.length; at += frame) {
    if (isGood) {
      sums = added(added(sums, at, at + 8), at + FRAME_HEAD, at + frame)
      isGood = areOfThisLog(at) && isSum(sums, at + 16)
    }
    const isCommit = log.readUInt32BE(at + 4) > 0
    if (!isGood && isCommit && areOfThisLog(at)) commitsAfter += 1
  }
  return commitsAfter > 1

  function added([first, second]: Sums, from: number, to: number): Sums {
    for (let at = from; at < to; at += 8) {
      first = (first + read(at) + second) >>> 0
      second = (second + read(at + 4) + first) >>> 0
    }
    return [first, second]
  }

  function isSum([first, second]: Sums, at: number): boolean {
    return log.readUInt32BE(at) === first && log.readUInt32BE(at + 4) === second
  }
}
