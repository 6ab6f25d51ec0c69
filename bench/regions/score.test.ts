import { expect, test } from 'vitest'
import type { PageBlock, PageModel, PageStory } from '#contract/page-model.ts'
import { confidenceFigures, reliability } from './confidence.ts'
import { shareOf } from './counts.ts'
import { figuresOf, isMissed, PAPER_GOALS } from './figures.ts'
import { foundPage } from './found-page.ts'
import { scorePage } from './score.ts'
import type { TrueArticle, TruePage } from './truth.ts'

const LEFT = { left: 0, top: 0, width: 50, height: 50 }
const RIGHT = { left: 50, top: 0, width: 50, height: 50 }

test('a page that is read as it is printed has all figures right', () => {
  const { figures, roles } = scoreOf([rainStory(), pricesStory()])
  expect(figures).toMatchObject({
    'F1@.8': 1,
    words: 1,
    headlines: 1,
    paragraphs: 1,
    pictures: 1,
    cells: 1,
    'header rows': 1,
    tau: 1,
    'non-prose as text': 0,
  })
  expect(roles).toEqual({ headline: 1, body: 1, caption: 1, table: 1 })
})

test('a story that is not found loses its words, its headline and its cells', () => {
  const { figures } = scoreOf([rainStory()])
  expect(figures['F1@.8']).toBeCloseTo(2 / 3)
  expect(figures.headlines).toBe(0.5)
  expect(figures.cells).toBe(0)
  expect(figures.words).toBeLessThan(1)
})

test('paragraphs in the wrong order lower tau', () => {
  const { blocks, ...story } = rainStory()
  const swapped = [...blocks.slice(0, 1), ...blocks.slice(1, 3).reverse(), ...blocks.slice(3)]
  const { figures } = scoreOf([{ ...story, blocks: swapped }, pricesStory()])
  expect(figures.tau).toBeLessThan(1)
  expect(figures.words).toBe(1)
})

test('a caption without its picture is found, but the picture is not right', () => {
  const { blocks, ...story } = rainStory()
  const loose = blocks.map(({ of, ...block }) => block)
  const { figures } = scoreOf([{ ...story, blocks: loose }, pricesStory()])
  expect(figures).toMatchObject({ captions: 1, pictures: 0 })
})

test('a block with another role is missing from its own and wrong in the other', () => {
  const { blocks, ...story } = rainStory()
  const asBody = blocks.map((block) =>
    block.role === 'caption' ? { ...block, role: 'body' as const } : block,
  )
  const { roles, rolesTrue } = scoreOf([{ ...story, blocks: asBody }, pricesStory()])
  expect(roles.caption).toBe(0)
  expect(rolesTrue.body).toBeCloseTo(2 / 3)
})

test('a table whose columns are shifted has wrong cells, and one without header has no header row', () => {
  const rows = [
    ['Item', 'Price'],
    ['', 'Ragi'],
  ]
  const { figures } = scoreOf([rainStory(), pricesStory({ headerRows: 0, rows })])
  expect(figures).toMatchObject({ cells: 0.5, 'header rows': 0 })
})

test('a table that opens as a column of figures is counted as non-prose as text', () => {
  const digits = { ...pricesStory(), blocks: [block('body', 'Item Price Ragi 30')] }
  const { figures } = scoreOf([rainStory(), digits])
  expect(figures['non-prose as text']).toBe(1)
  expect(isMissed('non-prose as text', 1, PAPER_GOALS)).toBe(true)
  expect(scoreOf([rainStory(), { ...digits, opensAs: 'image' }]).figures['non-prose as text']).toBe(
    0,
  )
})

test('a confident story with another headline is not right', () => {
  const wrong = {
    ...rainStory(),
    blocks: [block('headline', 'Rain at last in the city')],
    confidence: 0.95,
  }
  const { judgements } = scoreOf([wrong, { ...pricesStory(), confidence: 0.55 }])
  expect(confidenceFigures(judgements)).toEqual({
    stories: 2,
    right: 0.5,
    'reach .9': 0.5,
    'right of those': 0,
  })
  expect(reliability(judgements)).toEqual([
    { bin: '.5 to .6', stories: 1, confidence: 0.55, right: 1 },
    { bin: '.9 to 1', stories: 1, confidence: 0.95, right: 0 },
  ])
})

const TABLE = [
  ['Item', 'Price'],
  ['Ragi', '30'],
]

const RAIN: TrueArticle = {
  id: 'rain',
  kind: 'story',
  box: [0, 0, 0.5, 0.5],
  tight: [0, 0, 0.5, 0.5],
  headline: 'Rain at last',
  text: 'Rain at last\nIt rained all night long.\nThe lakes are full again.\nA full lake',
  blocks: [
    { role: 'headline', text: 'Rain at last', box: [0, 0, 0.5, 0.1] },
    { role: 'body', text: 'It rained all night long.', box: [0, 0.1, 0.5, 0.1] },
    { role: 'body', text: 'The lakes are full again.', box: [0, 0.2, 0.5, 0.1] },
    { role: 'caption', text: 'A full lake', box: [0, 0.4, 0.5, 0.1] },
  ],
  pictures: [{ box: [0, 0.3, 0.5, 0.1], caption: 'A full lake' }],
}

const PRICES: TrueArticle = {
  id: 'prices',
  kind: 'table',
  box: [0.5, 0, 0.5, 0.5],
  tight: [0.5, 0, 0.5, 0.5],
  headline: 'Prices',
  text: 'Prices\nItem Price\nRagi 30',
  blocks: [
    { role: 'headline', text: 'Prices', box: [0.5, 0, 0.5, 0.1] },
    { role: 'table', text: 'Item Price\nRagi 30', box: [0.5, 0.1, 0.5, 0.4] },
  ],
  tables: [TABLE],
}

const TRUTH: TruePage = { lang: 'en', articles: [RAIN, PRICES], ads: [], furniture: [] }

function scoreOf(stories: PageStory[]) {
  const model: PageModel = { format: 1, stories, furniture: [] }
  const score = scorePage(TRUTH, foundPage(model), 0)
  const shares = (counts: typeof score.rolesFound) =>
    Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, shareOf(count)]))
  return {
    figures: figuresOf(score),
    roles: shares(score.rolesFound),
    rolesTrue: shares(score.rolesTrue),
    judgements: score.judgements,
  }
}

function block(role: PageBlock['role'], text: string, rest: Partial<PageBlock> = {}): PageBlock {
  return { id: `${role} ${text}`, role, text, boxes: [LEFT], ...rest }
}

function rainStory(): PageStory {
  const picture = { left: 0, top: 30, width: 50, height: 10 }
  return storyAt(LEFT, [
    block('headline', 'Rain at last'),
    block('body', 'It rained all night long.'),
    block('body', 'The lakes are full again.'),
    block('picture', '', { id: 'picture', boxes: [picture] }),
    block('caption', 'A full lake', { of: 'picture' }),
  ])
}

function pricesStory(
  table: NonNullable<PageBlock['table']> = { headerRows: 1, rows: TABLE },
): PageStory {
  const text = table.rows.map((row) => row.filter(Boolean).join(' ')).join('\n')
  return storyAt(RIGHT, [block('headline', 'Prices'), block('table', text, { table })])
}

function storyAt(box: PageStory['box'], blocks: PageBlock[]): PageStory {
  return {
    type: 'story',
    box,
    rects: [box],
    blocks,
    language: 'en',
    provenance: 'pdf',
    confidence: 0.9,
    opensAs: 'text',
  }
}
