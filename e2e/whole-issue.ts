import { addressOf, JOURNEYS_AT_ONCE, type TitleServed, titlesServed } from './titles.ts'

const WAIT_MS = 1000
const PATIENCE_MS = 900_000

/** Waits until all pages are published: a fresh start publishes the front page first. */
export default async function wholeIssues(): Promise<void> {
  for (let place = 0; place < JOURNEYS_AT_ONCE; place += 1) {
    for (const title of titlesServed(place)) await wholeIssue(title)
  }
}

export async function wholeIssue(title: Pick<TitleServed, 'port'>): Promise<void> {
  const address = `${addressOf(title)}/api`
  const { today, publisher, defaultEdition } = await (await fetch(`${address}/config`)).json()
  const date = today.replaceAll('-', '')
  const query = `publisher=${publisher}&edition=${defaultEdition}&date=${date}`
  for (let waited = 0; waited < PATIENCE_MS; waited += WAIT_MS) {
    const { sections } = await (await fetch(`${address}/epaper/data?${query}`)).json()
    if (sections?.[0]?.pages.length > 1 || sections?.length > 1) return
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS))
  }
  throw new Error('The sample newspaper has only its front page')
}
