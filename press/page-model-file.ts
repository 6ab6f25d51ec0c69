import { PageModel } from '#contract/page-model.ts'
import { pageFiles } from '#store/issue-files.ts'
import { parseJson } from './package/parse-json.ts'
import type { IdentifiedStory, StoredModel } from './page-regions.ts'
import { PressError } from './press-error.ts'

/** `model.json` of a page; see docs/publish/page-model.md. */
export function modelFile(model: StoredModel): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(model))
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
