import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { articlesIn, textsOf } from '#press/read/testing.ts'
import { isReadable } from '#press/read/text-quality.ts'
import { evaluate, type PageResult, sumOf } from './evaluate.ts'
import { figuresOf } from './figures.ts'
import { iou, percentBox } from './match.ts'
import { readSamplePages } from './sample-truth.ts'
import { readUnruled } from './unruled.ts'

const pagesOf = (name: string) => readSamplePages(fileURLToPath(new URL(name, import.meta.url)))

/** The goals that the rules were built to; what is read today lies above them. */
const GOALS = {
  'F1@.5': 0.97,
  'F1@.8': 0.9,
  headlines: 0.98,
  words: 0.97,
  paragraphs: 0.95,
  tau: 0.98,
}

function figures(results: readonly PageResult[]): ReturnType<typeof figuresOf> {
  const score = sumOf(results)
  if (!score) throw new Error('No pages to read')
  return figuresOf(score)
}

test.each(['seed-1', 'seed-2'])(
  '%s is read as well as the goals ask',
  async (name) => {
    const results = await evaluate(await pagesOf(name))
    for (const title of ['dh', 'pv']) {
      const read = figures(results.filter(({ truth }) => truth.feature === title))
      for (const [figure, goal] of Object.entries(GOALS)) {
        expect(Reflect.get(read, figure), `${title}: ${figure}`).toBeGreaterThanOrEqual(goal)
      }
    }
  },
  120_000,
)

test('every article is in its own language and its text passes the gate', async () => {
  const results = await evaluate(await pagesOf('seed-2'))
  for (const { truth, model } of results) {
    for (const story of articlesIn(model)) {
      const body = textsOf(story, 'body').join('')
      if (body.length > 200) expect(story.language).toBe(truth.lang)
      expect(isReadable(story.blocks.map(({ text }) => text).join(' '))).toBe(true)
    }
  }
}, 120_000)

test('without thin rules most of a page is still found, and doubt is confessed', async () => {
  const results = await evaluate(await pagesOf('seed-2'), readUnruled)
  expect(figures(results)['F1@.8']).toBeGreaterThanOrEqual(0.85)
  const sure = results.flatMap(({ truth, model }) => {
    const known = [...truth.articles, ...truth.furniture].map(({ box }) => percentBox(box))
    const found = articlesIn(model).filter(({ confidence }) => confidence > 0.7)
    return found.map(({ box }) => Math.max(...known.map((region) => iou(region, box))))
  })
  expect(sure.filter((overlap) => overlap > 0.5).length / sure.length).toBeGreaterThan(0.95)
}, 120_000)
