import { expect, test } from 'vitest'
import { IssueDate } from '#contract/issue-date.ts'
import type { EpaperData, Page } from '#contract/issues.ts'
import { collectionOf, type IiifIssue, manifestOf } from './manifest.ts'

const addresses = {
  base: 'https://paper.example/api/iiif/PV/20261115/4',
  files: 'https://paper.example/api/epaper/signed/t0ken/PV/20261115/4/v1/',
  homepage: 'https://paper.example/?date=2026-11-15&edition=4',
  collection: 'https://paper.example/api/iiif/PV/4/collection.json',
}
const terms = {
  requiredStatement: { label: { en: ['Source'] }, value: { en: ['The Example Press'] } },
  rights: 'http://rightsstatements.org/vocab/InC/1.0/',
}

function pageOf(pageNo: number, part: Partial<Page> = {}): Page {
  const folder = `p0${pageNo}`
  return {
    pageNo,
    name: `Page ${pageNo}`,
    displayName: `0${pageNo} Page`,
    locked: false,
    width: 2400,
    height: 3783,
    ads: [],
    avif: [],
    imgThumbFile: `${folder}/thumb.webp`,
    image: `${folder}/w1200.jpg`,
    images: [800, 3600, 2400].map((width) => ({ width, file: `${folder}/w${width}.webp` })),
    articles: [
      articleOf('a-1', { left: '0%', top: '0%', width: '50%', height: '25.5%' }),
      articleOf('a-2', { left: '99.99%', top: '66.667%', width: '0.01%', height: '33.333%' }),
    ],
    ...part,
  }
}

function articleOf(
  id: string,
  place: Pick<Page['articles'][number], 'left' | 'top' | 'width' | 'height'>,
) {
  return { id, title: id === 'a-2' ? '' : 'ಕೆರೆ ತುಂಬಿತು', htmlFile: `a/${id}.html`, ...place }
}

const preview = 'public/p02/locked.webp'
/** A locked page with all data of an open one, which must never be sent. */
const locked = pageOf(2, { locked: true, image: preview, imgThumbFile: preview })

function issueOf(pages: Page[], date = '2026-11-15'): IiifIssue {
  const edition = { id: 4, edition_name: 'Bengaluru City', date: IssueDate.parse(date) }
  const data: EpaperData = {
    edition,
    data_url_suffix: '',
    html_url_suffix: '',
    sections: [
      { name: 'Main', pages: pages.slice(0, 1) },
      { name: 'City', pages: pages.slice(1) },
    ],
  }
  return { title: 'Namma Patrike', language: 'kn', data }
}

/** All objects of a manifest that have a type, at any depth. */
function resourcesIn(value: unknown): Map<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return []
  const fields = new Map(Object.entries(value))
  const below = [...fields.values()].flatMap(resourcesIn)
  return Array.isArray(value) || !fields.has('type') ? below : [fields, ...below]
}

const manifest = manifestOf(issueOf([pageOf(1), pageOf(3)]), addresses, terms)
/** Its second article is L-shaped. */
const shaped = manifestOf(
  issueOf([
    pageOf(1, {
      articles: [
        articleOf('a-1', { left: '50%', top: '50%', width: '50%', height: '50%' }),
        {
          ...articleOf('a-3', { left: '0%', top: '0%', width: '100%', height: '100%' }),
          rects: [
            { left: '0%', top: '0%', width: '100%', height: '50%' },
            { left: '0%', top: '50%', width: '50%', height: '50%' },
          ],
        },
      ],
    }),
  ]),
  addresses,
  terms,
)
const visitors = manifestOf(issueOf([pageOf(1), locked]), addresses, terms)

test.each([
  ['every page', manifest],
  ['the front page', visitors],
  ['an L-shaped article', shaped],
])('a manifest of %s follows IIIF Presentation 3', (_what, made) => {
  expect(made['@context']).toBe('http://iiif.io/api/presentation/3/context.json')
  const resources = resourcesIn(made)
  for (const fields of resources) {
    const type = fields.get('type')
    if (!WITHOUT_ID.includes(String(type)))
      expect(fields.get('id')).toMatch(/^https:\/\/paper\.example\//)
    for (const needed of REQUIRED[String(type)] ?? []) expect(fields.get(needed)).toBeTruthy()
  }
  const own = resources.filter((fields) => fields.size > 2).map((fields) => fields.get('id'))
  const named = own.filter((id) => id !== undefined && !String(id).endsWith('.webp'))
  expect(new Set(named).size).toBe(named.length)
  const canvases = made.items.map(({ id }) => id)
  for (const id of canvases) expect(id).not.toContain('#')
  const targets = resources.flatMap((fields) => [fields.get('target'), fields.get('id')])
  for (const target of targets) {
    const [canvas, part] = String(target).split('#xywh=')
    if (!part) continue
    const [x = 0, y = 0, w = 0, h = 0] = part.split(',').map(Number)
    expect(canvases).toContain(canvas)
    expect(Math.min(x, y, w - 1, h - 1)).toBeGreaterThanOrEqual(0)
    expect(x + w).toBeLessThanOrEqual(2400)
    expect(y + h).toBeLessThanOrEqual(3783)
  }
})

const WITHOUT_ID = ['TextualBody', 'SpecificResource', 'SvgSelector']

const REQUIRED: Record<string, string[]> = {
  Manifest: ['label', 'items', 'navDate', 'requiredStatement', 'rights', 'thumbnail'],
  Canvas: [],
  Annotation: ['motivation', 'target', 'body'],
  AnnotationPage: ['items'],
  Image: ['format', 'width', 'height'],
  Range: ['label', 'items'],
  TextualBody: ['value', 'language', 'format'],
  SpecificResource: ['source', 'selector'],
  SvgSelector: ['value'],
}

test('a manifest has its date at midnight in India and the name of its edition', () => {
  expect(manifest.navDate).toBe('2026-11-15T00:00:00+05:30')
  expect(manifest.label).toEqual({ kn: ['Namma Patrike, Bengaluru City, 2026-11-15'] })
  expect(manifest.items.map(({ width, height }) => [width, height])).toEqual([
    [2400, 3783],
    [2400, 3783],
  ])
})

test('a canvas shows the largest image, and every article is a range and an annotation', () => {
  const [first] = manifest.items
  expect(first?.items[0]?.items[0]?.body).toEqual({
    id: `${addresses.files}p01/w3600.webp`,
    type: 'Image',
    format: 'image/webp',
    width: 3600,
    height: 5675,
  })
  expect(first).toMatchObject({
    annotations: [
      {
        items: [
          {
            motivation: 'tagging',
            body: { value: 'ಕೆರೆ ತುಂಬಿತು', language: 'kn' },
            target: `${addresses.base}/canvas/p1#xywh=0,0,1200,965`,
          },
          { body: { value: '01 Page, 2' } },
        ],
      },
    ],
  })
  expect(manifest).toMatchObject({
    structures: [
      {
        label: { kn: ['Main'] },
        items: [{ items: [{ type: 'Canvas' }, { label: { kn: ['ಕೆರೆ ತುಂಬಿತು'] } }, {}] }],
      },
      { label: { kn: ['City'] } },
    ],
  })
})

test('an article that is not one rectangle is annotated with its own area, and its range lists its parts', () => {
  const canvas = `${addresses.base}/canvas/p1`
  expect(shaped.items[0]).toMatchObject({
    annotations: [
      {
        items: [
          { target: `${canvas}#xywh=1200,1892,1200,1891` },
          {
            target: {
              type: 'SpecificResource',
              source: canvas,
              selector: {
                type: 'SvgSelector',
                value:
                  '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0,0h2400v1892h-2400zM0,1892h1200v1891h-1200z"/></svg>',
              },
            },
          },
        ],
      },
    ],
  })
  expect(shaped).toMatchObject({
    structures: [
      {
        items: [
          {
            items: [
              { id: canvas },
              {},
              {
                items: [
                  { id: `${canvas}#xywh=0,0,2400,1892` },
                  { id: `${canvas}#xywh=0,1892,1200,1891` },
                ],
              },
            ],
          },
        ],
      },
    ],
  })
})

test('a locked page has only its preview', () => {
  const [, page] = visitors.items
  expect(page).not.toHaveProperty('annotations')
  expect(resourcesIn(page).filter((fields) => fields.get('type') === 'Image')).toHaveLength(2)
  const text = JSON.stringify([page, visitors.structures])
  for (const file of text.match(/[\w/]+\.(?:webp|jpg|pdf|html)/g) ?? []) {
    expect(file).toMatch(/public\/p02\/locked\.webp$/)
  }
  expect(text).not.toContain('City')
  expect(text).not.toContain('canvas/p2#')
})

test('a collection lists manifests, newest first', () => {
  const issues = ['2026-11-14', '2026-11-15'].map((date) => ({
    issue: { ...issueOf([], date), edition: issueOf([], date).data.edition },
    base: `https://paper.example/api/iiif/PV/${date}/4`,
  }))
  const label = { en: ['Bengaluru City'] }
  expect(collectionOf({ address: addresses.collection, label }, issues)).toMatchObject({
    type: 'Collection',
    id: addresses.collection,
    label,
    items: [
      { type: 'Manifest', navDate: '2026-11-15T00:00:00+05:30' },
      { type: 'Manifest', id: 'https://paper.example/api/iiif/PV/2026-11-14/4/manifest.json' },
    ],
  })
})
