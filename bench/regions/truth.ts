import { readFile } from 'node:fs/promises'
import { z } from 'zod'

const Box = z.object({
  left: z.number(),
  top: z.number(),
  width: z.number(),
  height: z.number(),
})

const TrueRegion = z.object({
  id: z.string(),
  kind: z.enum(['article', 'ad', 'furniture']),
  /** In percent of the page. */
  box: Box,
  /** In reading order: headline, paragraph, caption and so on. */
  parts: z.array(z.object({ part: z.string(), text: z.string() })),
})
export type TrueRegion = z.infer<typeof TrueRegion>

const TruePage = z.object({
  title: z.string(),
  language: z.enum(['kn', 'en']),
  /** Relative to the project root, or to the folder of the truth if it starts with './'. */
  pdf: z.string(),
  regions: z.array(TrueRegion),
})
export type TruePage = z.infer<typeof TruePage>

export async function readTruth(path: string): Promise<TruePage> {
  return TruePage.parse(JSON.parse(await readFile(path, 'utf8')))
}
