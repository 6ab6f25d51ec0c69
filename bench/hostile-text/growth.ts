const TIMES = 8
/** Linear work grows 8 times, quadratic work 64 times. */
export const MOST_GROWTH = 32
/** A shorter time is noise. */
const LEAST_MS = 1
const MICROSECONDS = 1000
const RUNS = 5

/** How many times more CPU time eight times the text takes: the best of several runs, because other processes use the machine too. */
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
  return least(attack(size * TIMES)) / Math.max(LEAST_MS, least(attack(size)))
}
