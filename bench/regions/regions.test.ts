// @module-tag slow: reads all sample pages.
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { articleTexts } from '#press/article-texts.ts'
import { isReadable } from '#press/read/text-quality.ts'
import { evaluate, type PageResult, sumOf } from './evaluate.ts'
import { figuresOf } from './figures.ts'
import { iou } from './match.ts'
import { readUnruled } from './unruled.ts'

const folderOf = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** The minimum figures; current results are above them. */
const GOALS = {
  'F1@.5': 0.97,
  'F1@.8': 0.9,
  headline: 0.98,
  words: 0.97,
  paragraphs: 0.95,
  tau: 0.98,
}

function figures(results: readonly PageResult[]): ReturnType<typeof figuresOf> {
  const score = sumOf(results)
  if (!score) throw new Error('No pages to read')
  return figuresOf(score)
}

/** Reading a folder takes seconds, so two tests share the result. */
const ofSeed1 = evaluate(folderOf('seed-1'))
const ofSeed2 = ofSeed1.then(() => evaluate(folderOf('seed-2')))

test.each([
  ['seed-1', ofSeed1],
  ['seed-2', ofSeed2],
])('%s is read as well as was set out', async (_name, reading) => {
  const results = await reading
  for (const title of ['dh', 'pv']) {
    const read = figures(results.filter(({ truth }) => truth.title === title))
    for (const [figure, goal] of Object.entries(GOALS)) {
      expect(Reflect.get(read, figure), `${title}: ${figure}`).toBeGreaterThanOrEqual(goal)
    }
  }
})

test('every article is in its own language and its text passes the gate', async () => {
  for (const { truth, content } of await ofSeed2) {
    const long = content.articles.filter(({ paragraphs }) => paragraphs.join('').length > 200)
    expect(long.every(({ language }) => language === truth.language)).toBe(true)
    expect(content.articles.every((article) => isReadable(articleTexts(article).join(' ')))).toBe(
      true,
    )
  }
})

test('without thin rules most regions are still found, with lower confidence', async () => {
  const results = await evaluate(folderOf('seed-2'), readUnruled)
  expect(figures(results)['F1@.8']).toBeGreaterThanOrEqual(0.85)
  const sure = results.flatMap(({ truth, content }) => {
    const known = truth.regions.filter(({ kind }) => kind !== 'ad')
    const found = content.articles.filter(({ confidence }) => confidence > 0.7)
    return found.map(({ box }) => Math.max(...known.map((region) => iou(region.box, box))))
  })
  expect(sure.filter((overlap) => overlap > 0.5).length / sure.length).toBeGreaterThan(0.95)
})
