const SHORTEST_MS = 1000
const LONGEST_MS = 3_600_000

/**
 * What nobody waits for and everybody needs: it is tried again when the browser says that there is a line,
 * which may be before there is one, and by itself, ever more rarely.
 */
export async function untilFetched<T>(fetchIt: () => Promise<T>): Promise<T> {
  let pauseMs = SHORTEST_MS
  for (;;) {
    try {
      return await fetchIt()
    } catch {
      const isTold = await isLineToldWithin(pauseMs)
      pauseMs = isTold ? SHORTEST_MS : Math.min(pauseMs * 2, LONGEST_MS)
    }
  }
}

function isLineToldWithin(pauseMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(goOn, pauseMs)
    window.addEventListener('online', goOn)
    function goOn(event?: Event) {
      clearTimeout(timer)
      window.removeEventListener('online', goOn)
      resolve(event !== undefined)
    }
  })
}
