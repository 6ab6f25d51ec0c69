import { z } from 'zod'
import { BenchError, readInput } from './input.ts'

/** Left, top, width and height in parts of the page. */
const TrueBox = z.tuple([z.number(), z.number(), z.number(), z.number()])
export type TrueBox = z.infer<typeof TrueBox>

export const TRUE_ROLES = [
  'headline',
  'kicker',
  'strapline',
  'byline',
  'dateline',
  'body',
  'subhead',
  'caption',
  'credit',
  'pull quote',
  'fact box',
  'table',
  'puzzle',
  'weather',
  'score',
  'reference',
] as const

const TrueBlock = z.object({
  role: z.enum(TRUE_ROLES),
  text: z.string(),
  box: TrueBox,
})

const KINDS = [
  'story',
  'brief',
  'letter',
  'editorial',
  'column',
  'cartoon',
  'table',
  'weather',
  'puzzle',
] as const

const TrueArticle = z.object({
  id: z.string(),
  kind: z.enum(KINDS).optional(),
  /** The space that the layout gave it. */
  box: TrueBox,
  /** Around what is printed. */
  tight: TrueBox,
  headline: z.string(),
  /** In reading order. */
  text: z.string(),
  blocks: z.array(TrueBlock).optional(),
  /** One for each column, so that they cover no other story. */
  rects: z.array(TrueBox).optional(),
  pictures: z.array(z.object({ box: TrueBox, caption: z.string() })).optional(),
  tables: z.array(z.array(z.array(z.string()))).optional(),
  /** The page where the rest is printed. */
  continues: z.number().optional(),
  continuedFrom: z.number().optional(),
})
export type TrueArticle = z.infer<typeof TrueArticle>

export const TruePage = z.object({
  page: z.number().optional(),
  lang: z.enum(['en', 'kn']),
  /** What the page is there to show. */
  feature: z.string().optional(),
  /** Articles stand in the order in which a reader would read them. */
  isInOrder: z.boolean().optional(),
  articles: z.array(TrueArticle),
  ads: z.array(
    z.object({ box: TrueBox, kind: z.string().optional(), rows: z.array(z.string()).optional() }),
  ),
  /** In no article and no advertisement: masthead, folio, index, promotions, foot line. */
  furniture: z
    .array(
      z.object({
        kind: z.string(),
        box: TrueBox,
        text: z.string(),
      }),
    )
    .default([]),
})
export type TruePage = z.infer<typeof TruePage>

/** Reads a list of pages; the error names every field that is wrong. */
export async function readTruth(path: string): Promise<TruePage[]> {
  const text = (await readInput(path)).toString('utf8')
  const parsed = z.array(TruePage).safeParse(parseJson(path, text))
  if (parsed.data) return parsed.data
  throw new BenchError(
    `${path} is not a truth (docs/develop/measuring-the-press.md has the format):\n${z.prettifyError(parsed.error)}`,
  )
}

function parseJson(path: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new BenchError(`${path} is not JSON.`)
  }
}
