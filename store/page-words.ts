import { PageWords } from '#contract/page-words.ts'
import type { AssetStore } from './assets.ts'
import { pageFiles } from './issue-files.ts'

/** The words of a published page; undefined if an earlier release published it, or if the file is damaged. */
export async function readPageWords(
  assets: AssetStore,
  folder: string,
  pageNo: number,
): Promise<PageWords | undefined> {
  const file = await assets.read(`${folder}/${pageFiles(pageNo).words}`)
  return file && parsePageWords(file.bytes)
}

export function parsePageWords(bytes: Uint8Array): PageWords | undefined {
  try {
    return PageWords.safeParse(JSON.parse(new TextDecoder().decode(bytes))).data
  } catch {
    return undefined
  }
}
