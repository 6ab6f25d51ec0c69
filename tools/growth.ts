const TIMES = 8
/** Of twice as much text the square is four times the work: eight times as much would be 64. */
export const MOST_GROWTH = 32
/** Less than this is not measured, it is noise. */
const LEAST_MS = 1
const RUNS = 5
const MICROSECONDS = 1000

type Attack = (size: number) => string

/** How many times more processor eight times the text takes; the best of several runs, as others use the machine too. */
export function growth(read: (text: string) => unknown, attack: Attack, size: number): number {
  return leastMs(read, attack(size * TIMES)) / Math.max(LEAST_MS, leastMs(read, attack(size)))
}

function leastMs(read: (text: string) => unknown, text: string): number {
  const runs = Array.from({ length: RUNS }, () => {
    const before = process.cpuUsage()
    read(text)
    return process.cpuUsage(before).user / MICROSECONDS
  })
  return Math.min(...runs)
}
