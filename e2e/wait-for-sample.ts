import type { EditionGroup, EpaperData } from '#contract/issues.ts'
import type { Problem } from '#contract/problem.ts'
import { addressOf, JOURNEYS_AT_ONCE, type TitleServer, titleServers } from './titles.ts'

const WAIT_MS = 1000
/** Printing the sample takes minutes on a busy machine. */
const LIMIT_MS = 900_000

/** Waits until every server has all pages of all editions: after a fresh start it shows only one front page at first. */
export default async function waitForSamples(): Promise<void> {
  for (let worker = 0; worker < JOURNEYS_AT_ONCE; worker += 1) {
    for (const title of titleServers(worker)) await waitForSample(title)
  }
}

export async function waitForSample(title: Pick<TitleServer, 'port'>): Promise<void> {
  const get = async (path: string) => (await fetch(`${addressOf(title)}/api${path}`)).json()
  const { today, publisher } = await get('/config')
  const groups: EditionGroup[] = await get(`/epaper/editions?publisher=${publisher}`)
  const date = today.replaceAll('-', '')
  for (const { id } of groups.flatMap(({ editions }) => editions)) {
    await waitForIssue(() => get(`/epaper/data?publisher=${publisher}&edition=${id}&date=${date}`))
  }
}

async function waitForIssue(getIssue: () => Promise<Partial<EpaperData & Problem>>): Promise<void> {
  for (let waited = 0; waited < LIMIT_MS; waited += WAIT_MS) {
    const { code, sections = [] } = await getIssue()
    // A visitor can open the default edition only, which is published twice: its front page first.
    if (code === 'subscription-required') return
    if (sections.length > 1 || (sections[0]?.pages.length ?? 0) > 1) return
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS))
  }
  throw new Error('The sample newspaper is incomplete')
}
