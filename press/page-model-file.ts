import { PageModel } from '#contract/page-model.ts'
import type { AssetStore } from '#store/assets.ts'
import type { FileChecksum } from '#store/checksum.ts'
import { pageFiles } from '#store/issue-files.ts'
import { parseJson } from './package/parse-json.ts'
import type { IdentifiedStory, StoredModel } from './page-regions.ts'
import { PressError } from './press-error.ts'
import { readIntact } from './stored-files.ts'

/** `model.json` of a page; see docs/publish/page-model.md. */
export function modelFile(model: StoredModel): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(model))
}

/** The files of a published version. */
export interface VersionFiles {
  assets: AssetStore
  folder: string
  checksums: ReadonlyMap<string, FileChecksum>
}

/** The page model; undefined if an earlier release published the issue. */
export async function readModel(
  { assets, folder, checksums }: VersionFiles,
  pageNo: number,
): Promise<StoredModel | undefined> {
  const file = pageFiles(pageNo).model
  if (!checksums.has(file)) return undefined
  return parseModel(pageNo, (await readIntact(assets, folder, file, checksums)).bytes)
}

/** Throws if the file is not a model of a format that this release knows. */
export function parseModel(pageNo: number, bytes: Uint8Array): StoredModel {
  const json = parseJson(new TextDecoder().decode(bytes))
  const parsed = PageModel.safeParse('value' in json ? json.value : undefined)
  const stories = parsed.data?.stories.filter(hasId) ?? []
  if (!parsed.success || stories.length < parsed.data.stories.length) {
    throw new PressError([`${pageFiles(pageNo).model} is not a page model of format 1.`])
  }
  return { ...parsed.data, stories }
}

function hasId(story: { id?: string | undefined }): story is IdentifiedStory {
  return story.id !== undefined
}
