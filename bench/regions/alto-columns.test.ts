import { expect, test } from 'vitest'
import type { PageBox, PageStory } from '#contract/page-model.ts'
import type { AltoBlock, AltoPage } from '#press/package/read-alto.ts'
import { scoreBlocks } from './alto-columns.ts'

const WORDS = 40

/** Two columns of forty words each, in the unit of the file. */
function twoColumns(): AltoPage {
  const blocks = new Map<string, AltoBlock>()
  const words = [0, 500].flatMap((left) => {
    const block: AltoBlock = { lines: [], words: [], children: [] }
    blocks.set(`at ${left}`, block)
    return Array.from({ length: WORDS }, (_, line) => ({
      word: { text: 'word', box: { left: left + 100, top: line * 50, width: 300, height: 40 } },
      block,
    }))
  })
  return { width: 1000, height: 2000, blocks, words, ranges: new Map() }
}

const storyIn = (...rects: PageBox[]): PageStory => ({
  type: 'story',
  box: { left: 0, top: 0, width: 100, height: 100 },
  rects,
  blocks: [],
  language: 'en',
  provenance: 'ocr',
  confidence: 0.8,
  opensAs: 'text',
})

const LEFT = { left: 0, top: 0, width: 50, height: 100 }
const RIGHT = { left: 50, top: 0, width: 50, height: 100 }
const BOTH = { left: 0, top: 0, width: 100, height: 100 }

test('an area for each column keeps the columns separate', () => {
  const scores = scoreBlocks(twoColumns(), [storyIn(LEFT), storyIn(RIGHT)])
  expect(scores.map(({ covered, own }) => [covered, own])).toEqual([
    [1, 1],
    [1, 1],
  ])
})

test('words of an area across both columns belong to neither', () => {
  const scores = scoreBlocks(twoColumns(), [storyIn(BOTH)])
  expect(scores.map(({ own }) => own)).toEqual([0, 0])
})
