/** A line of the table: what a fault cost. */
export interface Outcome {
  fault: string
  operations: number
  acknowledged: number
  lost: number
  'answered 503': number
  'other errors': number
  'reading meanwhile': number | string
  'recovered after (ms)': number
}
