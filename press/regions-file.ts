import { z } from 'zod'
import { Percent } from '#contract/issues.ts'
import type { PressedRegion } from '#store/issues/issue-version.ts'
import { PressError } from './press-error.ts'

/** A region in the file for editors. Without `id` it is new; without `html` an article keeps its text. */
const EditedRegion = z.strictObject({
  id: z.string().min(1).optional(),
  kind: z.enum(['article', 'ad']),
  title: z.string(),
  top: Percent,
  left: Percent,
  width: Percent,
  height: Percent,
  language: z.string().default(''),
  html: z.string().optional(),
})
export type EditedRegion = z.infer<typeof EditedRegion>

const RegionsFile = z.strictObject({
  /** The version that the regions were exported from. */
  version: z.string('is missing. Export the page again with press regions.'),
  regions: z.array(EditedRegion).max(500),
})
type RegionsFile = z.infer<typeof RegionsFile>

/** Exports the regions of a page for correction. */
export function regionsAsText(version: string, regions: readonly PressedRegion[]): string {
  const edited = regions.map(({ id, kind, title, top, left, width, height, language }) => ({
    id,
    kind,
    title,
    top,
    left,
    width,
    height,
    language,
  }))
  return JSON.stringify({ version, regions: edited }, null, 2)
}

/** Throws with all faults of the file. */
export function parseRegions(text: string): RegionsFile {
  const parsed = RegionsFile.safeParse(parseJson(text))
  if (parsed.error) {
    throw new PressError(
      parsed.error.issues.map(({ path, message }) => `${path.map(String).join('.')}: ${message}`),
    )
  }
  const faults = parsed.data.regions.flatMap(faultsIn)
  if (faults.length > 0) throw new PressError(faults)
  return parsed.data
}

function faultsIn({ title, top, left, width, height }: EditedRegion, index: number): string[] {
  const exceedsPage = (start: string, size: string) =>
    Number.parseFloat(start) + Number.parseFloat(size) > 100.001
  const name = title || `region ${index + 1}`
  return [
    ...(exceedsPage(left, width) ? [`${name} extends beyond the right edge of the page`] : []),
    ...(exceedsPage(top, height) ? [`${name} extends beyond the bottom of the page`] : []),
  ]
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new PressError([
      `The file is not JSON: ${error instanceof Error ? error.message : error}`,
    ])
  }
}
