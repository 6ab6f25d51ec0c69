// @vitest-environment happy-dom
import { expect, onTestFinished, test } from 'vitest'
import { Page } from '#contract/issues.ts'
import { afterPaint } from './page-motion.ts'
import { createStage } from './stage.ts'

const PAGES = [1, 2, 3, 4].map((pageNo) =>
  Page.parse({
    ...{ pageNo, name: `${pageNo}`, displayName: `${pageNo}`, image: `${pageNo}.webp` },
    ...{ imgThumbFile: `${pageNo}-small.webp`, images: [], avif: [], width: 1000, height: 1500 },
    ...{ locked: false, articles: [], ads: [] },
  }),
)

/** A stage whose address is updated when the test says so, as on a slow phone. */
function stageWithSlowAddress() {
  const [stage, box, sheet, layers] = [0, 1, 2, 3].map(() => document.createElement('div'))
  if (!stage || !box || !sheet || !layers) throw new Error('unreachable')
  const asked: number[] = []
  const { turn, show, attach } = createStage()
  onTestFinished(attach({ stage, box, sheet, layers }))

  function updateAddress(index: number, pages = PAGES): void {
    show({
      ...{ pages, folder: 'data:,', index, fit: 'width', issue: '2026-11-15 4' },
      ...{ name: `Page ${index + 1}`, isReturn: false },
      onTurn: (delta) => asked.push(index + delta),
      onGuide: () => {},
      onImageProblem: () => {},
    })
  }
  updateAddress(0)
  const shown = () => layers.querySelector('img')
  return {
    ...{ turn, updateAddress, asked },
    file: () => shown()?.src.split(',').at(-1),
    name: () => shown()?.alt,
  }
}

const paint = () => new Promise<void>((painted) => afterPaint(painted))

test('an address that arrives late does not undo a later turn', async () => {
  const { turn, updateAddress, asked, file, name } = stageWithSlowAddress()
  turn(1)
  await paint()
  turn(1)
  await paint()
  turn(-1)
  for (const index of asked.splice(0)) updateAddress(index)
  await paint()
  for (const index of asked) updateAddress(index)
  expect([file(), name()]).toEqual(['2.webp', 'Page 2'])
})

test('the address follows turns that happened before it arrived', async () => {
  const { turn, updateAddress, asked, file, name } = stageWithSlowAddress()
  turn(1)
  await paint()
  turn(1)
  turn(1)
  updateAddress(1)
  expect(file()).toBe('4.webp')
  await paint()
  expect(asked).toEqual([1, 3])
  updateAddress(3)
  expect([file(), name()]).toEqual(['4.webp', 'Page 4'])
})

test('an address of an earlier page does not name the page that is shown', async () => {
  const { turn, updateAddress, name } = stageWithSlowAddress()
  turn(1)
  await paint()
  turn(1)
  updateAddress(1)
  expect(name()).not.toBe('Page 2')
  turn(-1)
  expect(name()).toBe('Page 2')
})

test('after a new version without the page that was turned to, the address follows further turns', async () => {
  const { turn, updateAddress, asked } = stageWithSlowAddress()
  for (const _ of [2, 3, 4]) turn(1)
  await paint()
  updateAddress(0, PAGES.slice(0, 3))
  turn(-1)
  await paint()
  expect(asked).toEqual([3, 2])
})

test('another address, as of the Back button, opens its page', () => {
  const { turn, updateAddress, file } = stageWithSlowAddress()
  turn(1)
  updateAddress(3)
  expect(file()).toBe('4.webp')
})
