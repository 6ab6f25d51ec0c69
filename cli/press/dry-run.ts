import type { IssueKey } from '#domain/access.ts'
import type { PageFile } from '#press/check/page-file.ts'
import { openQuestions, type SaidFinding } from '#press/check/page-finding.ts'
import { doubtLines, doubtsIn, isDoubtful } from '#press/doubt.ts'
import { modelOf } from '#press/make-page.ts'
import { finishModel, pageRegions } from '#press/page-regions.ts'
import type { PageTask } from '#press/page-task.ts'
import type { Output } from '../output.ts'
import { answersOf } from './questions.ts'

interface DryRun {
  key: IssueKey
  pages: readonly PageTask[]
  files: readonly PageFile[]
  findings: readonly SaidFinding[]
  yes: string | undefined
}

/** Reads every page and lists what would be published, doubtful pages first. Writes nothing. */
export async function dryRun({ key, pages, files, findings, yes }: DryRun): Promise<Output> {
  const read = []
  for (const task of pages) {
    const { pageNo, name, section } = task
    const regions = pageRegions(finishModel(key, pageNo, await modelOf(task)))
    read.push({ pageNo, name, section, regions })
  }
  const doubts = doubtsIn(read)
  const listed = read.map(({ regions, ...page }) => {
    const file = files.find(({ pageNo }) => pageNo === page.pageNo)
    const articles = regions.filter(({ kind }) => kind === 'article')
    return {
      ...page,
      file: file?.file,
      numberFrom: file?.numberFrom,
      size_mm: file?.facts?.size,
      articles: articles.map(({ title: headline, confidence }) => ({ headline, confidence })),
      ads: regions.length - articles.length,
      stories: regions.length,
      doubtful: regions.filter(isDoubtful).length,
      confidence: Math.min(...regions.map(({ confidence }) => confidence), 1),
      findings: findings.filter((finding) => finding.page === page.pageNo),
    }
  })
  const order = doubts.map(({ pageNo }) => pageNo)
  const sorted = listed.toSorted(
    (one, other) =>
      weightOf(other.findings) - weightOf(one.findings) ||
      order.indexOf(one.pageNo) - order.indexOf(other.pageNo),
  )
  const open = openQuestions(findings, answersOf(yes))
  return {
    text: [
      ...tableOf(sorted.map(rowOf)),
      ...findings.map(({ sentence, severity, code }) => `${severity}: ${sentence} (${code})`),
      ...doubtLines(doubts),
      'Nothing was written.',
    ].join('\n'),
    json: { pages: sorted, doubts, findings, questions: open },
    hasFaults: findings.some(({ severity }) => severity === 'fault'),
    hasQuestions: open.length > 0,
  }
}

type ListedPage = Pick<PageTask, 'pageNo' | 'section'> & {
  file: string | undefined
  numberFrom: string | undefined
  size_mm: { width: number; height: number } | undefined
  articles: readonly unknown[]
  ads: number
  stories: number
  doubtful: number
  confidence: number
  findings: readonly SaidFinding[]
}

const WEIGHTS = { fault: 3, question: 2, note: 1 }

function weightOf(findings: readonly SaidFinding[]): number {
  return Math.max(...findings.map(({ severity }) => WEIGHTS[severity]), 0)
}

const HEADINGS = [
  ...['page', 'file', 'number from', 'section', 'mm'],
  ...['articles', 'ads', 'doubtful', 'least confidence', 'notes'],
]

function rowOf(page: ListedPage): string[] {
  const { size_mm, stories, doubtful, confidence, findings } = page
  return [
    `${page.pageNo}`,
    page.file ?? '',
    page.numberFrom ?? '',
    page.section,
    size_mm ? `${size_mm.width} × ${size_mm.height}` : '',
    `${page.articles.length}`,
    `${page.ads}`,
    `${doubtful} of ${stories}`,
    stories > 0 ? `${Math.round(confidence * 100)}%` : '',
    [...new Set(findings.map(({ code }) => code))].join(', '),
  ]
}

/** Columns of equal width. */
function tableOf(rows: readonly string[][]): string[] {
  const all = [HEADINGS, ...rows]
  const widths = HEADINGS.map((_, column) =>
    Math.max(...all.map((row) => [...(row[column] ?? '')].length)),
  )
  return all.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}
