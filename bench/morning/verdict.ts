/** One line of a table: a figure that should be at least as high as its goal. */
export function verdict(figure: number, atLeast: number) {
  return {
    figure: Math.round(figure * 100) / 100,
    goal: `≥ ${atLeast}`,
    result: figure >= atLeast ? 'met' : 'missed',
  }
}
