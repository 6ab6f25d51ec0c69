export const TOP = 10
/** A document of this grade answers the query. */
const ANSWERS = 2

/** The normalised discounted cumulative gain of the first ten. `grades`: of every relevant document. */
export function ndcg(found: readonly string[], grades: ReadonlyMap<string, number>): number {
  const ideal = gain([...grades.values()].sort((one, other) => other - one))
  return ideal === 0 ? 0 : gain(found.map((id) => grades.get(id) ?? 0)) / ideal
}

/** The share of documents that answer the query among the first ten, of those that could be there. */
export function recall(found: readonly string[], grades: ReadonlyMap<string, number>): number {
  const answers = [...grades].filter(([, grade]) => grade >= ANSWERS)
  const shown = found.slice(0, TOP).filter((id) => (grades.get(id) ?? 0) >= ANSWERS)
  return answers.length === 0 ? 0 : shown.length / Math.min(TOP, answers.length)
}

function gain(grades: readonly number[]): number {
  return grades
    .slice(0, TOP)
    .reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0)
}
