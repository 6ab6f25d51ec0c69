import { readdir, readFile } from 'node:fs/promises'
import { z } from 'zod'
import type { TrueArticle, TrueBox, TruePage } from './truth.ts'

const Box = z.object({
  left: z.number(),
  top: z.number(),
  width: z.number(),
  height: z.number(),
})

const SampleRegion = z.object({
  id: z.string(),
  kind: z.enum(['article', 'ad', 'furniture']),
  /** In percent of the page. */
  box: Box,
  /** In reading order: headline, paragraph, caption and so on. */
  parts: z.array(z.object({ part: z.string(), text: z.string() })),
})
export type SampleRegion = z.infer<typeof SampleRegion>

/** The truth of a sample page, as the browser that printed it measured it. */
const SampleTruth = z.object({
  title: z.string(),
  language: z.enum(['kn', 'en']),
  /** From the root of the project, or from the folder of the truth when it starts with './'. */
  pdf: z.string(),
  regions: z.array(SampleRegion),
})
export type SampleTruth = z.infer<typeof SampleTruth>

type Role = NonNullable<TrueArticle['blocks']>[number]['role']
const ROLES: Readonly<Record<string, Role>> = {
  headline: 'headline',
  kicker: 'kicker',
  standfirst: 'strapline',
  byline: 'byline',
  crosshead: 'subhead',
  quote: 'pull quote',
  caption: 'caption',
}

export interface PrintedPage {
  name: string
  pdf: Uint8Array
  truth: TruePage
}

export async function readSamplePages(folder: string): Promise<PrintedPage[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort()
  return Promise.all(
    names.map(async (name) => {
      const sample = SampleTruth.parse(JSON.parse(await readFile(`${folder}/${name}`, 'utf8')))
      const path = sample.pdf.startsWith('./') ? `${folder}/${sample.pdf.slice(2)}` : sample.pdf
      return { name: name.replace('.json', ''), pdf: await readFile(path), truth: truthOf(sample) }
    }),
  )
}

/** Weather, tables and puzzles of the sample may be articles or not: they count neither way. */
function truthOf({ title, language, regions }: SampleTruth): TruePage {
  const of = (kind: SampleRegion['kind']) => regions.filter((region) => region.kind === kind)
  return {
    lang: language,
    feature: title,
    isInOrder: true,
    articles: of('article').map(articleOf),
    ads: of('ad').map(({ box }) => ({ box: boxOf(box) })),
    furniture: of('furniture').map(({ id, box, parts }) => ({
      kind: id,
      box: boxOf(box),
      text: parts.map(({ text }) => text).join('\n'),
      isOptional: true,
    })),
  }
}

function articleOf({ id, box, parts }: SampleRegion): TrueArticle {
  const place = boxOf(box)
  return {
    id,
    box: place,
    tight: place,
    headline: parts.find(({ part }) => part === 'headline')?.text ?? '',
    text: parts.map(({ text }) => text).join('\n'),
    blocks: parts.map(({ part, text }) => ({ role: ROLES[part] ?? 'body', text, box: place })),
  }
}

const boxOf = ({ left, top, width, height }: z.infer<typeof Box>): TrueBox => [
  left / 100,
  top / 100,
  width / 100,
  height / 100,
]
