/** Random numbers that repeat for the same seed. */
export interface Chance {
  /** An integer between `from` and `to`, both included. */
  between(from: number, to: number): number
  oneOf<T>(list: readonly T[]): T
}

export function chanceFrom(seed: number): Chance {
  let state = seed % 2147483647 || 1
  const next = () => {
    state = (state * 48271) % 2147483647
    return state
  }
  const between = (from: number, to: number) => from + (next() % (to - from + 1))
  return {
    between,
    oneOf: (list) => {
      const one = list[between(0, list.length - 1)]
      if (one === undefined) throw new Error('There is nothing to choose from')
      return one
    },
  }
}
