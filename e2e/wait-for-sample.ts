import { addressOf, JOURNEYS_AT_ONCE, type TitleServer, titleServers } from './titles.ts'

const WAIT_MS = 1000
/** Printing the sample takes minutes on a busy machine. */
const LIMIT_MS = 900_000

/** Waits until every server has all pages: after a fresh start it shows only the front page at first. */
export default async function waitForSamples(): Promise<void> {
  for (let worker = 0; worker < JOURNEYS_AT_ONCE; worker += 1) {
    for (const title of titleServers(worker)) await waitForSample(title)
  }
}

export async function waitForSample(title: Pick<TitleServer, 'port'>): Promise<void> {
  const address = `${addressOf(title)}/api`
  const { today, publisher, defaultEdition } = await (await fetch(`${address}/config`)).json()
  const date = today.replaceAll('-', '')
  const query = `publisher=${publisher}&edition=${defaultEdition}&date=${date}`
  for (let waited = 0; waited < LIMIT_MS; waited += WAIT_MS) {
    const { sections } = await (await fetch(`${address}/epaper/data?${query}`)).json()
    if (sections?.[0]?.pages.length > 1 || sections?.length > 1) return
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS))
  }
  throw new Error('The sample newspaper has only its front page')
}
