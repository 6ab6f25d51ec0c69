const TIMES = 8
/** Of twice as much text the square is four times the work: eight times as much would be 64. */
export const MOST_GROWTH = 32
/** Less than this is not measured, it is noise. */
const LEAST_MS = 1
const MICROSECONDS = 1000

/** How many times more processor eight times the text takes; the best of several runs, as others use the machine too. */
export function growth(
  read: (text: string) => unknown,
  attack: (size: number) => string,
  { size, runs = 5 }: { size: number; runs?: number },
): number {
  const least = (text: string) =>
    Math.min(
      ...Array.from({ length: runs }, () => {
        const before = process.cpuUsage()
        read(text)
        return process.cpuUsage(before).user / MICROSECONDS
      }),
    )
  return least(attack(size * TIMES)) / Math.max(LEAST_MS, least(attack(size)))
}
