const SECOND_MS = 1000

/**
 * What nobody waits for and everybody needs: it is tried again when the browser says that there is a line,
 * which may be before there is one, and by itself, ever more rarely.
 */
export async function untilFetched<T>(fetchIt: () => Promise<T>): Promise<T> {
  for (let pauseMs = SECOND_MS; ; pauseMs *= 2) {
    try {
      return await fetchIt()
    } catch {
      await lineOrPause(pauseMs)
    }
  }
}

function lineOrPause(pauseMs: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(goOn, pauseMs)
    window.addEventListener('online', goOn)
    function goOn() {
      clearTimeout(timer)
      window.removeEventListener('online', goOn)
      resolve()
    }
  })
}
