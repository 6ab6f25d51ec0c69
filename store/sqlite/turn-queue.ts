import { LockTimeoutError } from './busy.ts'

/** A first-in, first-out mutex. */
export interface TurnQueue {
  /** Rejects when the caller cannot enter by the deadline, which may be `Infinity`. */
  enter(deadline: number): Promise<void>
  leave(): void
}

export function createTurnQueue(): TurnQueue {
  let isTaken = false
  const waiting = new Set<() => void>()

  return {
    enter: async (deadline) => {
      if (!isTaken) {
        isTaken = true
        return
      }
      await new Promise<void>((resolve, reject) => {
        const timer =
          deadline === Infinity
            ? undefined
            : setTimeout(() => {
                waiting.delete(start)
                reject(new LockTimeoutError('Other writes did not finish in time'))
              }, deadline - performance.now())
        const start = () => {
          clearTimeout(timer)
          resolve()
        }
        waiting.add(start)
      })
    },
    leave: () => {
      const [next] = waiting
      if (!next) {
        isTaken = false
        return
      }
      waiting.delete(next)
      next()
    },
  }
}
