/** A line that separates two tables beside each other: a rule, or the left edge of a title. */
export interface Wall {
  x: number
  top: number
  bottom: number
  /** The edge of ruled rows: a table ends here, wherever the rules begin. */
  isEdge?: boolean
}
