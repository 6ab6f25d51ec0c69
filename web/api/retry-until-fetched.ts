const SHORTEST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 3_600_000

/** Retries with exponential back-off and on the `online` event, which may fire before the network works. */
export async function retryUntilFetched<T>(load: () => Promise<T>): Promise<T> {
  let pauseMs = SHORTEST_PAUSE_MS
  for (;;) {
    try {
      return await load()
    } catch {
      const isOnlineAgain = await waitForOnline(pauseMs)
      pauseMs = isOnlineAgain ? SHORTEST_PAUSE_MS : Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
    }
  }
}

/** Resolves to true on the `online` event, or to false after the pause. */
function waitForOnline(pauseMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(finish, pauseMs)
    window.addEventListener('online', finish)
    function finish(event?: Event) {
      clearTimeout(timer)
      window.removeEventListener('online', finish)
      resolve(event !== undefined)
    }
  })
}
