/** How many of something there are, and how many of them are right. */
export interface Count {
  all: number
  right: number
}

/** By the name of what is counted. */
export type Counts = Readonly<Record<string, Count>>

export const countOf = <T>(all: readonly T[], isRight: (each: T) => boolean): Count => ({
  all: all.length,
  right: all.filter(isRight).length,
})

export function sumCounts(all: readonly Counts[]): Counts {
  const sum: Record<string, Count> = {}
  for (const counts of all) {
    for (const [name, { all, right }] of Object.entries(counts)) {
      const known = sum[name] ?? { all: 0, right: 0 }
      sum[name] = { all: known.all + all, right: known.right + right }
    }
  }
  return sum
}

export const shareOf = (count: Count | undefined): number | undefined =>
  count && count.all > 0 ? count.right / count.all : undefined
