/** A table row: a figure and its minimum goal. */
export function verdict(figure: number, atLeast: number) {
  return {
    figure: Math.round(figure * 100) / 100,
    goal: `≥ ${atLeast}`,
    result: figure >= atLeast ? 'met' : 'missed',
  }
}
