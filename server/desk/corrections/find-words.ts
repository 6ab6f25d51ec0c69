import type { DraftStory } from '#contract/desk/correction-steps.ts'
import type { IssueKey } from '#domain/access.ts'
import { findIn } from '#domain/corrections/find-text.ts'
import { pageOutlineOf } from '#store/issues/recent-issues.ts'
import { shownVersionOf } from '#store/issues/versions.ts'
import type { Services } from '../../services.ts'
import { currentDraft, openPage } from './page-base.ts'

/** The stories of an issue that have these words, as drafted, in the order of pages. */
export async function findWords(
  services: Pick<Services, 'db' | 'assets'>,
  key: IssueKey,
  words: string,
) {
  const version = await shownVersionOf(services.db, key)
  const outline = version ? await pageOutlineOf(services.db, key, version) : []
  const found: { pageNo: number; story: string; title: string; count: number }[] = []
  for (const { pageNo } of outline) {
    const opened = await openPage(services, { key, pageNo })
    for (const story of opened ? currentDraft(opened).stories : []) {
      const count = findIn(story.blocks, { text: words, isWholeWord: false }).length
      if (count > 0) found.push({ pageNo, story: story.id, title: titleOf(story), count })
    }
  }
  return found
}

function titleOf({ blocks }: DraftStory): string {
  const headlines = blocks.filter(({ role }) => role === 'headline')
  return headlines.map(({ text }) => text).join(' ')
}
