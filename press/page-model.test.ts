import { PDFDocument, rgb } from 'pdf-lib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { ArticleInserts } from '#contract/articles.ts'
import { IssueDate } from '#contract/issue-date.ts'
import type { PageBlock, PageModel, PageStory } from '#contract/page-model.ts'

import { finishModel, pageRegions, type RegionWithContent } from './page-regions.ts'
import { withDrawing } from './raster.ts'
import { regionFiles } from './region-images.ts'

const key = { publisher: 'PV', edition: 4, date: IssueDate.parse('2026-11-15') } as const
const BOX = { left: 0, top: 0, width: 50, height: 100 }

function block(id: string, role: PageBlock['role'], text = ''): PageBlock {
  return { id, role, text, boxes: [BOX] }
}

function story(blocks: PageBlock[], changes: Partial<PageStory> = {}): PageStory {
  return {
    type: 'story',
    box: BOX,
    rects: [BOX],
    blocks,
    language: 'en',
    provenance: 'pdf',
    confidence: 0.9,
    opensAs: 'text',
    ...changes,
  }
}

function regionsOf(stories: PageStory[]) {
  const model: PageModel = { format: 1, stories, furniture: [] }
  return pageRegions(finishModel(key, 1, model))
}

const ILLUSTRATED = story([
  block('1', 'kicker', 'Monsoon'),
  block('2', 'headline', 'The lake is full'),
  block('3', 'byline', 'Asha Rao'),
  block('4', 'dateline', 'Mysuru'),
  block('5', 'body', 'The gates were shut on Friday.'),
  { ...block('6', 'picture'), boxes: [{ left: 50, top: 0, width: 50, height: 50 }] },
  { ...block('7', 'caption', 'The lake at dawn'), of: '6' },
  { ...block('8', 'credit', 'Photo: R. Kumar'), of: '6' },
  block('9', 'subhead', 'Boats return'),
  block('10', 'body', '“We had forgotten the boats,” she said.'),
  { ...block('11', 'pull quote', 'We had forgotten the boats'), title: 'Lakshmi, boatwoman' },
  { ...block('12', 'fact box'), title: 'The lake', paragraphs: ['Built in 1911.'] },
  {
    ...block('13', 'table'),
    title: 'Levels',
    table: {
      headerRows: 1,
      rows: [
        ['Lake', 'ft'],
        ['Kukkarahalli', '12'],
      ],
    },
  },
])

/** The files of regions on a page of 330 × 330 points: red above right, white elsewhere. */
async function filesOf(regions: readonly RegionWithContent[]): Promise<Map<string, Uint8Array>> {
  const document = await PDFDocument.create()
  const page = document.addPage([330, 330])
  page.drawRectangle({ x: 165, y: 165, width: 165, height: 165, color: rgb(1, 0, 0) })
  const pdf = await document.save()
  return withDrawing(pdf, (draw) => regionFiles(regions, { raster: draw(600), draw }))
}

test('the HTML has the text in order, and an empty place for each insert', () => {
  const [region] = regionsOf([ILLUSTRATED])
  expect(region?.html).toBe(
    [
      '<p class="kicker">Monsoon</p>',
      '<h1 class="headline">The lake is full</h1>',
      '<p class="byline">Asha Rao</p>',
      '<p><b class="dateline">Mysuru:</b> The gates were shut on Friday.</p>',
      '<div class="insert" id="insert-1"></div>',
      '<h3 class="crosshead">Boats return</h3>',
      '<p>“We had forgotten the boats,” she said.</p>',
      '<div class="insert" id="insert-2"></div>',
      '<div class="insert" id="insert-3"></div>',
      '<div class="insert" id="insert-4"></div>',
    ].join(''),
  )
})

test('the search text has each word once: captions, boxes and cells, and no quote that repeats the text', () => {
  const [region] = regionsOf([ILLUSTRATED])
  expect(region?.text.split('\n')).toEqual([
    'Monsoon',
    'The lake is full',
    'Asha Rao',
    'Mysuru: The gates were shut on Friday.',
    'The lake at dawn',
    'Photo: R. Kumar',
    'Boats return',
    '“We had forgotten the boats,” she said.',
    'Lakshmi, boatwoman',
    'The lake',
    'Built in 1911.',
    'Levels',
    'Lake ft',
    'Kukkarahalli 12',
  ])
})

test('the inserts file describes pictures with caption and credit, quotes, boxes and tables', async () => {
  const regions = regionsOf([ILLUSTRATED])
  const id = regions[0]?.id
  const files = await filesOf(regions)
  const json = new TextDecoder().decode(files.get(`a/${id}/inserts.json`))
  expect(ArticleInserts.parse(JSON.parse(json)).inserts).toEqual([
    {
      id: 'insert-1',
      kind: 'picture',
      image: '1-1280.jpg',
      images: [
        { width: 640, file: '1-640.jpg' },
        { width: 1280, file: '1-1280.jpg' },
      ],
      avif: [
        { width: 640, file: '1-640.avif' },
        { width: 1280, file: '1-1280.avif' },
      ],
      width: 1280,
      height: 1280,
      caption: 'The lake at dawn',
      credit: 'Photo: R. Kumar',
    },
    {
      id: 'insert-2',
      kind: 'quote',
      text: 'We had forgotten the boats',
      speaker: 'Lakshmi, boatwoman',
    },
    { id: 'insert-3', kind: 'box', title: 'The lake', paragraphs: ['Built in 1911.'] },
    {
      id: 'insert-4',
      kind: 'table',
      title: 'Levels',
      headerRows: 1,
      rows: [
        ['Lake', 'ft'],
        ['Kukkarahalli', '12'],
      ],
    },
  ])
})

test.each(['jpg', 'avif'])('a picture is cut out of the page, as %s too', async (format) => {
  const regions = regionsOf([ILLUSTRATED])
  const files = await filesOf(regions)
  const image = sharp(files.get(`a/${regions[0]?.id}/1-1280.${format}`))
  const { channels } = await image.stats()
  expect(channels.slice(0, 3).map(({ mean }) => Math.floor(mean / 10))).toEqual([25, 0, 0])
  expect(await image.metadata()).toMatchObject({ width: 1280, height: 1280 })
})

test('a story that opens as an image has no text and no inserts, and is found by its words', async () => {
  const regions = regionsOf([story(ILLUSTRATED.blocks, { type: 'puzzle', opensAs: 'image' })])
  expect(regions).toMatchObject([{ html: '', type: 'puzzle', opensAs: 'image' }])
  expect(regions[0]?.text).toContain('The lake is full')
  const files = await filesOf(regions)
  expect([...files.keys()].filter((file) => file.includes('insert'))).toEqual([])
})

test('unreadable text is not stored; the story opens as an image', () => {
  const [region] = regionsOf([story([block('1', 'headline', 'The l\ufffdke is \ufffd\ufffdll')])])
  expect(region).toMatchObject({ title: '', text: '', html: '', opensAs: 'image' })
})

test('a headline in several blocks is one heading', () => {
  const [region] = regionsOf([
    story([block('1', 'headline', 'The'), block('2', 'headline', 'lake')]),
  ])
  expect(region).toMatchObject({ title: 'The lake', html: '<h1 class="headline">The lake</h1>' })
})
