import { z } from 'zod'
import { PageReference, Place } from '#contract/issues.ts'
import { StoryType } from '#contract/story-type.ts'
import type { AssetStore } from '#store/assets.ts'
import { checksumOf, FileChecksums } from '#store/checksum.ts'
import { pageFiles } from '#store/issue-files.ts'
import type { PressedPage } from '#store/issues/issue-version.ts'
import { parseJson } from './package/parse-json.ts'
import { areIntact, writeFiles } from './stored-files.ts'

/** `page.json`: describes a finished page, so that a later run can reuse its files. */
export const PageNote = z.object({
  section: z.string(),
  section_kn: z.string().nullable().exactOptional(),
  pageNo: z.number(),
  name: z.string(),
  name_kn: z.string().nullable().exactOptional(),
  displayName: z.string(),
  width: z.number(),
  height: z.number(),
  drawing: z.string().nullable().exactOptional(),
  more_files: z.array(z.string()).default([]),
  /** Covers all files of the page except this one. Files of earlier releases have none; such pages are made again. */
  checksums: FileChecksums,
  regions: z.array(
    Place.extend({
      id: z.string(),
      kind: z.enum(['article', 'ad']),
      title: z.string(),
      language: z.string(),
      provenance: z.string(),
      confidence: z.number(),
      doubts: z.array(z.string()).exactOptional(),
      text: z.string(),
      lineRoles: z.string().exactOptional(),
      type: StoryType.exactOptional(),
      rects: z.array(Place).exactOptional(),
      opensAs: z.enum(['text', 'image']).exactOptional(),
      hasInserts: z.boolean().exactOptional(),
      pageReferences: z.array(PageReference).exactOptional(),
    }),
  ),
}) satisfies z.ZodType<PressedPage>

/** Writes `page.json` last, and returns the page with its checksum. */
export async function writeNote(
  assets: AssetStore,
  folder: string,
  page: PressedPage,
): Promise<PressedPage> {
  const { note } = pageFiles(page.pageNo)
  const bytes = new TextEncoder().encode(JSON.stringify(page))
  const written = await writeFiles(assets, folder, new Map([[note, bytes]]))
  return { ...page, checksums: { ...page.checksums, ...written } }
}

/** The page that an earlier run finished; undefined if one of its files is missing or damaged. */
export async function readFinishedPage(
  assets: AssetStore,
  folder: string,
  pageNo: number,
): Promise<PressedPage | undefined> {
  const { note } = pageFiles(pageNo)
  const found = await assets.read(`${folder}/${note}`)
  if (!found) return undefined
  const json = parseJson(new TextDecoder().decode(found.bytes))
  const { data: page } = PageNote.safeParse('value' in json ? json.value : undefined)
  if (!page || !(await areIntact(assets, folder, page.checksums))) return undefined
  return { ...page, checksums: { ...page.checksums, [note]: await checksumOf(found.bytes) } }
}
