/** What nobody waits for and everybody needs: without a line it is fetched when there is one again. */
export async function untilFetched<T>(fetchIt: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await fetchIt()
    } catch {
      await nextLine()
    }
  }
}

function nextLine(): Promise<Event> {
  return new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
}
