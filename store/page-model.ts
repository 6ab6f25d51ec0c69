import { PageModel } from '#contract/page-model.ts'
import type { AssetStore } from './assets.ts'
import { pageFiles } from './issue-files.ts'

/** The model of a published page; undefined if an earlier release published it, or if the file is damaged. */
export async function readPageModel(
  assets: AssetStore,
  folder: string,
  pageNo: number,
): Promise<PageModel | undefined> {
  const file = await assets.read(`${folder}/${pageFiles(pageNo).model}`)
  if (!file) return undefined
  try {
    return PageModel.safeParse(JSON.parse(new TextDecoder().decode(file.bytes))).data
  } catch {
    return undefined
  }
}
