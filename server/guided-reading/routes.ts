import { getPageColumns, PageColumns, type StoryColumns } from '#contract/guided-reading.ts'
import type { PageBox } from '#contract/page-model.ts'
import { pageAccess } from '#domain/access.ts'
import { frontPageIndex } from '#domain/front-page.ts'
import { columnsOf, hasHeadline, middleHeight } from '#domain/guided-reading/columns.ts'
import { boxOf } from '#domain/page-boxes.ts'
import { issueFolder, pageFiles } from '#store/issue-files.ts'
import type { PressedPage } from '#store/issues/issue-version.ts'
import { readPageModel } from '#store/page-model.ts'
import { readPageWords } from '#store/page-words.ts'
import type { App } from '../http/app.ts'
import { ProblemError } from '../http/problem-error.ts'
import { readyJson } from '../http/ready.ts'
import { serveReady } from '../http/serve.ts'
import { openIssue } from '../issues/open-issue.ts'
import type { Services } from '../services.ts'

export function guidedReadingRoutes(app: App, services: Services): void {
  const { clock, ready } = services
  serveReady(app, getPageColumns, async ({ query: { pageNo, ...key }, caller }) => {
    const { issue, access, filesPath } = await openIssue(services, key, caller.reader, clock.now())
    const { pages, version } = issue.version
    const index = pages.findIndex((page) => page.pageNo === pageNo)
    const page = pages[index]
    if (!page) throw new ProblemError('not-found')
    const front = frontPageIndex(pages)
    if (pageAccess(caller.reader, access, { index, front }).kind !== 'open') {
      throw new ProblemError('subscription-required')
    }
    const name = `columns ${filesPath} ${issue.head.revision} ${pageNo}`
    return ready.get(name, async () =>
      readyJson(PageColumns.parse(await columnsOn(services, page, issueFolder(key, version)))),
    )
  })
}

/** Pages of earlier releases have no model: each story is one column. Withdrawn articles are not among the regions. */
async function columnsOn(
  { assets, withdrawals }: Services,
  { pageNo, regions }: PressedPage,
  folder: string,
): Promise<PageColumns> {
  const current = await withdrawals.current()
  current.requireOpen(folder, pageFiles(pageNo).words)
  const model = await readPageModel(assets, folder, pageNo)
  const words = await readPageWords(assets, folder, pageNo)
  const lineHeight = middleHeight(words?.lines ?? [])
  const blocks = new Map(model?.stories.map((story) => [story.id, story.blocks]))
  const stories = regions
    .filter(({ kind }) => kind === 'article')
    .map((region): StoryColumns => {
      const ofStory = blocks.get(region.id) ?? []
      const columns = columnsOf(ofStory, boxOf(region))
      return {
        id: region.id,
        columns: columns.map(rounded),
        hasHeadline: hasHeadline(columns, ofStory),
      }
    })
  return { stories, ...(lineHeight && { lineHeight }) }
}

function rounded({ left, top, width, height }: PageBox): PageBox {
  const round = (value: number) => Math.round(value * 100) / 100
  return { left: round(left), top: round(top), width: round(width), height: round(height) }
}
