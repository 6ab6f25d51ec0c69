import {
  getStoryList,
  type ListedStory,
  StoryList,
  type StorySection,
} from '#contract/story-list.ts'
import { pageAccess, type Reader } from '#domain/access.ts'
import { frontPageIndex } from '#domain/front-page.ts'
import { linesOf } from '#domain/search/line-roles.ts'
import { headingOf, summaryOf } from '#domain/stories/story-list.ts'
import { issueFolder } from '#store/issue-files.ts'
import type { PressedPage } from '#store/issues/issue-version.ts'
import { readPageModel } from '#store/page-model.ts'
import type { App } from '../http/app.ts'
import { readyJson } from '../http/ready.ts'
import { serveReady } from '../http/serve.ts'
import { namesBeside } from '../issues/epaper-data.ts'
import { type OpenIssue, openIssue } from '../issues/open-issue.ts'
import type { Services } from '../services.ts'

export function storyListRoutes(app: App, services: Services): void {
  const { clock, ready } = services
  serveReady(app, getStoryList, async ({ query, caller }) => {
    const opened = await openIssue(services, query, caller.reader, clock.now())
    const { issue, access, filesPath } = opened
    const name = `story list ${filesPath} ${access.kind} ${issue.head.revision}`
    return ready.get(name, async () => readyJson(StoryList.parse(await listOf(services, opened))))
  })
}

const ANYONE: Reader = { kind: 'visitor' }

async function listOf(services: Services, opened: OpenIssue): Promise<StoryList> {
  const { issue, access } = opened
  const { pages } = issue.version
  const front = frontPageIndex(pages)
  const sections = new Map<string, StorySection>()
  let lockedPages = 0
  for (const [pageIndex, page] of pages.entries()) {
    const isOpen = pageAccess(ANYONE, access, { index: pageIndex, front }).kind === 'open'
    const stories = isOpen
      ? openStories(page, pageIndex)
      : await lockedStories(services, opened, { page, pageIndex })
    if (!isOpen) lockedPages += 1
    if (stories.length === 0) continue
    const { name, kannada } = headingOf(page)
    const earlier = sections.get(name)?.stories ?? []
    sections.set(name, { name, ...namesBeside(name, kannada), stories: [...earlier, ...stories] })
  }
  return { sections: [...sections.values()], lockedPages }
}

function openStories({ pageNo, regions }: PressedPage, pageIndex: number): ListedStory[] {
  return regions
    .filter(({ kind }) => kind === 'article')
    .map((region) => ({
      id: region.id,
      title: region.title,
      ...summaryOf({ title: region.title, lines: linesOf(region.text, region.lineRoles) }),
      pageIndex,
      pageNo,
    }))
}

/** Headlines only, and only if the publisher allows it. A headline that staff wrote for these readers comes first. */
async function lockedStories(
  { config, assets }: Services,
  { issue: { key, version } }: OpenIssue,
  { page: { pageNo, regions }, pageIndex }: { page: PressedPage; pageIndex: number },
): Promise<ListedStory[]> {
  if (!config.hasTeasers) return []
  const model = await readPageModel(assets, issueFolder(key, version.version), pageNo)
  const teasers = new Map(model?.stories.map(({ id, teaser }) => [id, teaser]))
  return regions
    .filter(({ kind, title }) => kind === 'article' && title !== '')
    .map(({ id, title }) => ({
      id,
      title: teasers.get(id) ?? title,
      words: 0,
      pageIndex,
      pageNo,
      locked: true,
    }))
}
