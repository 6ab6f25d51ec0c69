import type { IssueKey } from '#domain/access.ts'
import { articleFiles } from '#store/issue-files.ts'
import type { IssueVersion, PressedRegion } from '#store/issues/issue-version.ts'
import { issueHead } from '#store/issues/shown-issue.ts'
import { correctedStory, storyOfRegion } from './corrected-story.ts'
import { type CorrectedContent, filesOfVersion, showCorrectedVersion } from './corrected-version.ts'
import { readModel, type VersionFiles } from './page-model-file.ts'
import { type IdentifiedStory, pageRegions, separate } from './page-regions.ts'
import { PressError } from './press-error.ts'
import { type Press, termsOf } from './publish.ts'
import { numberDuplicates, regionId } from './region-id.ts'
import type { EditedRegion } from './regions-file.ts'
import { readIntact } from './stored-files.ts'

interface Correction {
  key: IssueKey
  version: IssueVersion
  pageNo: number
  regions: readonly EditedRegion[]
}

/** Publishes a new version with other regions on one page. All other files are copied from the old version. */
export async function correctRegions(press: Press, correction: Correction): Promise<string> {
  const { key, version, pageNo } = correction
  const release = await issueHead(press.db, key)
  if (!release) throw new PressError(['The issue was unpublished while the correction was made.'])
  const old = await filesOfVersion(press, key, version.version)
  const name = await showCorrectedVersion(press, {
    ...{ key, version },
    pages: new Map([[pageNo, await correctPage(old, correction)]]),
    termsFor: () => termsOf(press, release),
  })
  if (name === undefined) {
    throw new PressError([
      'Another version was published while the correction was made. Export the page again, and repeat the correction.',
    ])
  }
  return name
}

async function correctPage(
  old: VersionFiles,
  { key, version, pageNo, regions }: Correction,
): Promise<CorrectedContent> {
  const before = version.pages.find((page) => page.pageNo === pageNo)?.regions ?? []
  const model = (await readModel(old, pageNo)) ?? { format: 1, stories: [], furniture: [] }
  const stories = regions.map(async (edited): Promise<IdentifiedStory> => {
    const known = before.find(({ id }) => id === edited.id)
    const { title, top, left } = edited
    const id = known?.id ?? regionId(key, pageNo, title || `${top} ${left}`)
    const story = model.stories.find((one) => one.id === known?.id)
    return correctedStory(id, edited, story ?? (known && (await storyOf(old, known))))
  })
  const corrected = {
    ...model,
    stories: separate(numberDuplicates(await Promise.all(stories))),
  }
  const made = pageRegions(corrected).map((region, index) => ({
    ...region,
    title: regions[index]?.title ?? region.title,
  }))
  return { model: corrected, regions: made }
}

async function storyOf(
  { assets, folder, checksums }: VersionFiles,
  region: PressedRegion,
): Promise<IdentifiedStory> {
  if (region.kind === 'ad') return storyOfRegion(region, '')
  const file = await readIntact(assets, folder, articleFiles(region.id).html, checksums)
  return storyOfRegion(region, new TextDecoder().decode(file.bytes))
}
