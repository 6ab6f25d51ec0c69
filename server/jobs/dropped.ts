/** Thrown by a job that need not or cannot be done: it is not called again, and does not count as done. */
export class Dropped extends Error {
  override name = 'Dropped'
}
