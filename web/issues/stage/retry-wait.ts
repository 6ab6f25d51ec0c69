const FIRST_MS = 1000
const LONGEST_MS = 60_000

/** 1, 2, 4, 8 seconds, and so on up to a minute. */
export function retryWait(failures: number): number {
  return Math.min(FIRST_MS * 2 ** (failures - 1), LONGEST_MS)
}
