import type { DraftStory } from '#contract/desk/correction-steps.ts'
import type { IssueKey } from '#domain/access.ts'
import { countActs } from '#domain/corrections/count-acts.ts'
import { draftsOf, hasUnpublished, type StoredDraft } from '#store/corrections/drafts.ts'
import { type PublishedDraft, savePublished } from '#store/corrections/published.ts'
import { readReplacement } from '#store/corrections/replacements.ts'
import { stepsSince } from '#store/corrections/steps.ts'
import { pageFiles, replacementFile } from '#store/issue-files.ts'
import { issueHead, issueVersion } from '#store/issues/shown-issue.ts'
import { type CorrectedContent, filesOfVersion, showCorrectedVersion } from './corrected-version.ts'
import { sanitiseHtml } from './package/sanitise-html.ts'
import type { VersionFiles } from './page-model-file.ts'
import { type IdentifiedStory, pageRegions, separate } from './page-regions.ts'
import { PressError } from './press-error.ts'
import { type Press, termsOf } from './publish.ts'

/** Publishes the corrections of all pages of an issue as one new version. */
export async function publishCorrections(press: Press, key: IssueKey): Promise<string> {
  const head = await issueHead(press.db, key)
  if (!head) throw notPublished()
  const version = await issueVersion(press.db, key, head.version)
  const drafts = (await draftsOf(press.db, key)).filter(hasUnpublished)
  if (drafts.length === 0) throw nothingToPublish()
  const old = await filesOfVersion(press, key, head.version)
  const outdated = drafts.filter(({ base, draft: { pageNo } }) => markOf(old, pageNo) !== base.mark)
  if (outdated.length > 0) {
    throw new PressError(
      outdated.map(
        ({ draft }) =>
          `Page ${draft.pageNo} was published again while it was corrected. Discard its corrections, and make them again.`,
      ),
      outdated.map(({ draft }) => ({ kind: 'page-changed', page: draft.pageNo })),
    )
  }
  const pages = new Map<number, CorrectedContent>()
  const published: PublishedDraft[] = []
  for (const stored of drafts) {
    const { pageNo } = stored.draft
    pages.set(pageNo, await contentOf(press, old, key, stored))
    const steps = await stepsSince(press.db, { key, pageNo }, stored.publishedSequence)
    published.push({ stored, steps })
  }
  const name = await showCorrectedVersion(press, {
    ...{ key, version, pages },
    termsFor: (next) => ({
      ...termsOf(press, head),
      corrected: {
        pages: [...pages.keys()],
        acts: countActs(published.flatMap(({ steps }) => steps)),
      },
      beforeShow: async (tx) => {
        await press.beforeShow?.(tx)
        const marks = new Map(
          next.pages.map(({ pageNo, checksums }) => [
            pageNo,
            checksums?.[pageFiles(pageNo).model]?.sha256 ?? '',
          ]),
        )
        await savePublished(tx, { key, version: next.version, marks, published }, press.now())
      },
    }),
  })
  // The next attempt starts from the version that readers see by then.
  if (name === undefined) throw new Error('Another version was published meanwhile.')
  return name
}

function notPublished(): PressError {
  const words = 'The issue is not published, so it cannot be corrected.'
  return new PressError([words], [{ kind: 'unpublished' }])
}

function nothingToPublish(): PressError {
  return new PressError(['There are no corrections to publish.'], [{ kind: 'no-corrections' }])
}

function markOf({ checksums }: VersionFiles, pageNo: number): string {
  return checksums.get(pageFiles(pageNo).model)?.sha256 ?? ''
}

async function contentOf(
  { assets }: Pick<Press, 'assets'>,
  old: VersionFiles,
  key: IssueKey,
  { draft }: StoredDraft,
): Promise<CorrectedContent> {
  const { pageNo, furniture } = draft
  const stories = separate(draft.stories.map(storyOf))
  const model = { format: 1 as const, stories, furniture }
  const replacements = new Map<string, Uint8Array>()
  for (const { replacement } of stories.flatMap(({ blocks }) => blocks)) {
    if (replacement === undefined) continue
    const earlier = await assets.read(`${old.folder}/${replacementFile(pageNo, replacement)}`)
    const bytes = earlier?.bytes ?? (await readReplacement(assets, key, replacement))
    if (!bytes) {
      throw new PressError(
        [`A new picture on page ${pageNo} is not there any more. Send it again.`],
        [{ kind: 'picture-gone', page: pageNo }],
      )
    }
    replacements.set(replacement, bytes)
  }
  return { model, regions: pageRegions(model), replacements }
}

/** A story of a draft as the model stores it. What a person has checked is not doubtful. */
function storyOf({ version, isSettled, ...story }: DraftStory): IdentifiedStory {
  const blocks = story.blocks.map((block) =>
    block.html === undefined ? block : { ...block, html: sanitiseHtml(block.html) },
  )
  return { ...story, blocks, ...(isSettled && { confidence: 1, doubts: [] }) }
}
