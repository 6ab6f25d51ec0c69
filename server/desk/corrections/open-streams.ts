/** The open streams of this process. */
export interface CorrectionStreams {
  add(end: () => void): () => void
  stop(): Promise<void>
}

export function createCorrectionStreams(): CorrectionStreams {
  const ends = new Map<() => void, Promise<void>>()
  return {
    add: (end) => {
      let leave = () => {}
      const left = new Promise<void>((resolve) => {
        leave = resolve
      })
      ends.set(end, left)
      return () => {
        ends.delete(end)
        leave()
      }
    },
    stop: async () => {
      const leaving = [...ends.values()]
      for (const end of ends.keys()) end()
      await Promise.all(leaving)
    },
  }
}
