import { z } from 'zod'
import type { PlanSource } from '#contract/desk/press-findings.ts'
import { text } from '#contract/text.ts'
import type { IssueKey } from '#domain/access.ts'
import type { Database } from '#store/database.ts'
import { type PageOutline, usualOutlines } from '#store/issues/recent-issues.ts'
import { writtenName } from '#store/names.ts'
import { parseJson } from '../package/parse-json.ts'
import { PressError } from '../press-error.ts'

/** The pages that an issue should have. Numbers are those of the printed pages, without a jacket. */
export interface PagePlan {
  /** A file of the newsroom, or recent issues. */
  from: PlanSource
  pages: number
  sections: readonly PlannedSection[]
  /** By page number. A page without a size may have any. */
  sizes: ReadonlyMap<number, PlannedSize>
}

interface PlannedSection {
  name: string
  name_kn: string | null
  from: number
  to: number
}

interface PlannedSize {
  /** Height divided by width. */
  ratio: number
  /** In millimetres; recent issues give only the ratio. */
  size?: { width: number; height: number }
}

const Millimetres = z.number().min(50).max(2000)
const Size = z.strictObject({ width: Millimetres, height: Millimetres })
const SectionName = writtenName(
  text(300)
    .trim()
    .min(1)
    .regex(/^[^=|]+$/, 'must not contain = or |'),
  'must be a name, or { "en": …, "kn": … }',
)

const PageCount = z.number().int().min(1).max(400)
const PagePlanFile = z
  .strictObject({
    pages: PageCount,
    /** Other numbers of pages, by the number of the edition. */
    editions: z.record(z.string().regex(/^\d+$/), PageCount).default({}),
    size_mm: Size.optional(),
    sections: z
      .array(
        z.strictObject({
          name: SectionName,
          pages: z.string().regex(/^\d{1,3}(-\d{1,3})?$/, 'must be pages, such as 9-12'),
          size_mm: Size.optional(),
        }),
      )
      .default([]),
  })
  .superRefine(({ pages, sections }, context) => {
    for (const section of sections) {
      const { from, to } = rangeOf(section.pages)
      if (from < 1 || to < from || to > pages) {
        const message = `section ${section.name.en}: ${section.pages} is not within 1-${pages}`
        context.addIssue({ code: 'custom', message })
      }
    }
  })

export type PlanOfEdition = (edition: number) => PagePlan

/** Reads the file of `--plan`; docs/publish/press.md describes the format. */
export function readPagePlan(name: string, json: string): PlanOfEdition {
  const read = parseJson(json)
  if ('fault' in read) throw new PressError([`${name}: ${read.fault}`])
  const { data, error } = PagePlanFile.safeParse(read.value)
  if (!data)
    throw new PressError(
      z
        .prettifyError(error)
        .split('\n')
        .map((line) => `${name}: ${line}`),
    )
  return (edition) => planIn(name, { ...data, pages: data.editions[edition] ?? data.pages })
}

function planIn(name: string, { pages, size_mm, ...file }: z.infer<typeof PagePlanFile>): PagePlan {
  const sizes = new Map<number, PlannedSize>()
  const setSize = (from: number, to: number, size: z.infer<typeof Size> | undefined) => {
    if (!size) return
    for (let page = from; page <= to; page += 1) {
      sizes.set(page, { size, ratio: size.height / size.width })
    }
  }
  setSize(1, pages, size_mm)
  const sections = file.sections.map((section) => {
    const range = rangeOf(section.pages)
    setSize(range.from, range.to, section.size_mm)
    return { name: section.name.en, name_kn: section.name.kn, ...range }
  })
  return { from: { kind: 'file', name }, pages, sections, sizes }
}

function rangeOf(pages: string): { from: number; to: number } {
  const [from = '', to = from] = pages.split('-')
  return { from: Number(from), to: Number(to) }
}

/** Learns from the same weekday of recent weeks; undefined if these issues do not agree on the number of pages. */
export async function learnPagePlan(db: Database, key: IssueKey): Promise<PagePlan | undefined> {
  const same = await usualOutlines(db, key)
  const [newest] = same
  if (!newest) return undefined
  const agrees = (index: number, claim: (page: PageOutline) => number | string) =>
    new Set(same.map((pages) => pages[index]).map((page) => page && claim(page))).size === 1
  return {
    from: { kind: 'weekday', weekday: new Date(key.date).getUTCDay(), issues: same.length },
    pages: newest.length,
    sections: newest.every((_, index) => agrees(index, ({ section }) => section))
      ? sectionsOf(newest)
      : [],
    sizes: new Map(
      newest.flatMap((page, index) =>
        agrees(index, ratioInPercent) ? [[index + 1, { ratio: page.height / page.width }]] : [],
      ),
    ),
  }
}

const ratioInPercent = ({ width, height }: PageOutline) => Math.round((height / width) * 100)

function sectionsOf(pages: readonly PageOutline[]): PlannedSection[] {
  const sections: PlannedSection[] = []
  for (const [index, { section }] of pages.entries()) {
    const last = sections.at(-1)
    if (last?.name === section) last.to = index + 1
    else sections.push({ name: section, name_kn: null, from: index + 1, to: index + 1 })
  }
  return sections
}

/** The sections of a newsroom's plan as `--section` takes them. */
export function sectionOptions({ sections }: PagePlan, jackets: number): string[] {
  return sections.map(({ name, name_kn, from, to }) => {
    const names = name_kn ? `${name}|${name_kn}` : name
    return `${names}=${from + jackets}-${to + jackets}`
  })
}
