interface Scale {
  min: number
  max: number
  step: number
}

/** One step smaller or larger, as far as the scale goes. */
export function stepBy(value: number, direction: -1 | 1, { min, max, step }: Scale): number {
  return Math.min(max, Math.max(min, value + direction * step))
}
