const TIMES = 8
/** Linear work grows 8 times, quadratic work 64 times. */
export const MAX_GROWTH = 32
/** A shorter time is noise. */
const MIN_MS = 1
const MICROSECONDS = 1000
const RUNS = 5

/** The ratio of the CPU times for a text of eight times the size and for the text. Each is the best of several runs, because other processes use the machine too. */
export function growth(
  read: (text: string) => unknown,
  attack: (size: number) => string,
  size: number,
): number {
  const least = (text: string) =>
    Math.min(
      ...Array.from({ length: RUNS }, () => {
        const before = process.cpuUsage()
        read(text)
        return process.cpuUsage(before).user / MICROSECONDS
      }),
    )
  return least(attack(size * TIMES)) / Math.max(MIN_MS, least(attack(size)))
}
