import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { CorrectionStep, PageDraft } from '#contract/desk/correction-steps.ts'
import type { OfIssue } from '#contract/desk/of-issue.ts'

/** The server places the text of the page anew at each step, so a request takes few. */
const STEPS_AT_ONCE = 20
const REQUEST_LIMIT_MS = 120_000

export type OfPage = OfIssue & { page: number }

/** A browser that is signed in to the desk as a corrector. */
export async function openDeskPage(
  browser: Browser,
  url: string,
): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const signedIn = await context.request.post(`${url}/api/dev/demo-staff/sign-in`, {
    data: { role: 'corrector' },
    headers: { origin: url },
  })
  if (!signedIn.ok()) throw new Error(`Signing in: ${signedIn.status()}`)
  return { page: await context.newPage(), context }
}

export function addressOf(url: string, { publisher, edition, date, page }: OfPage): string {
  const query = { publisher, edition: `${edition}`, date, page: `${page}` }
  return `${url}/desk/correct?${new URLSearchParams(query)}`
}

export async function draftOf(context: BrowserContext, url: string, page: OfPage) {
  const params = { ...page }
  const response = await context.request.get(`${url}/api/desk/corrections/page`, { params })
  const reply: { page: { draft: PageDraft; idPrefix: string } } = await response.json()
  return reply.page
}

/** Replaces the stories of a page by a grid of as many as given. */
export async function withStories(
  context: BrowserContext,
  url: string,
  page: OfPage,
  count: number,
): Promise<void> {
  const { draft, idPrefix } = await draftOf(context, url, page)
  const stories = draft.stories.map(({ id }) => id)
  const expects = Object.fromEntries(draft.stories.map(({ id, version }) => [id, version]))
  const columns = count === 1 ? 2 : 15
  const rows = Math.ceil(count / columns)
  const drawn = Array.from({ length: count }, (_, index): CorrectionStep => {
    const box = {
      left: (index % columns) * (100 / columns),
      top: Math.floor(index / columns) * (96 / rows),
      ...{ width: 100 / columns - 0.5, height: Math.min(96 / rows - 0.5, 20) },
    }
    const id = `bench-draw-${page.page}-${index}`
    const story = `${idPrefix}b${index}`
    return { act: 'draw', id, expects: {}, story, type: 'story', rects: [box] }
  })
  const remove: CorrectionStep = {
    act: 'remove',
    id: `bench-remove-${page.page}`,
    expects,
    stories,
  }
  const steps = [remove, ...drawn]
  for (let at = 0; at < steps.length; at += STEPS_AT_ONCE) {
    const response = await context.request.post(`${url}/api/desk/corrections/steps`, {
      data: { ...page, since: 0, steps: steps.slice(at, at + STEPS_AT_ONCE) },
      headers: { origin: url },
      timeout: REQUEST_LIMIT_MS,
    })
    const { refused } = await response.json()
    if (refused) throw new Error(`The page could not be made: ${JSON.stringify(refused)}`)
  }
}
