// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { listenToTouch } from './touch.ts'
import { createZoom } from './zoom.ts'

interface Finger {
  x: number
  y: number
}

/** A page between two others, unless `hasPage` says otherwise. happy-dom has no animations: each is recorded. */
function stageWith({ hasPage = true } = {}) {
  const [stage, box, sheet, layers] = [0, 1, 2, 3].map(() => document.createElement('div'))
  if (!stage || !box || !sheet || !layers) throw new Error('unreachable')
  document.body.replaceChildren(stage)
  const wayBack: unknown[] = []
  layers.animate = (frames) => {
    wayBack.push(frames)
    return new Animation()
  }
  const turns: number[] = []
  const zoom = createZoom({ stage, box, sheet, sharpestWidth: () => 2400, onCommit: () => {} })
  const onTurn = (turn: number) => turns.push(turn)
  const touch = { zoom, layers, hasPage: () => hasPage, onTurn }
  listenToTouch(stage, touch, new AbortController().signal)

  const send = (type: string, fingers: Finger[], lifted: Finger[] = []) => {
    const list = (points: Finger[]) => points.map(({ x, y }) => ({ clientX: x, clientY: y }))
    const touches = { touches: list(fingers), changedTouches: list(lifted) }
    stage.dispatchEvent(Object.assign(new Event(`touch${type}`), touches))
  }
  return { send, layers, turns, wayBack }
}

const from = { x: 300, y: 400 }
const farLeft = { x: 180, y: 405 }

test('the page follows the finger, and the next one does not come from where it was left', () => {
  const { send, layers, turns, wayBack } = stageWith()
  send('start', [from])
  send('move', [farLeft])
  expect(layers.style.transform).toBe('translateX(-120px)')

  send('end', [], [farLeft])
  expect(turns).toEqual([1])
  expect(layers.style.transform).toBe('')
  expect(wayBack).toEqual([])
})

test('a fast flick of a single movement turns the page', () => {
  const { send, turns } = stageWith()
  send('start', [from])
  send('end', [], [farLeft])
  expect(turns).toEqual([1])
})

test('a finger that returns turns nothing, and the page slides back', () => {
  const { send, layers, turns, wayBack } = stageWith()
  send('start', [from])
  send('move', [farLeft])
  send('move', [{ x: 270, y: 400 }])
  send('end', [], [{ x: 270, y: 400 }])
  expect(turns).toEqual([])
  expect(layers.style.transform).toBe('')
  expect(wayBack).toEqual([[{ transform: 'translateX(-30px)' }, { transform: 'none' }]])
})

test('without a next page, the page gives way a little and slides back', () => {
  const { send, layers, turns, wayBack } = stageWith({ hasPage: false })
  send('start', [from])
  send('move', [farLeft])
  expect(layers.style.transform).toBe('translateX(-30px)')

  send('end', [], [farLeft])
  expect(turns).toEqual([])
  expect(wayBack).toHaveLength(1)
})

test.each([
  ['a second finger', 'start', [farLeft, { x: 350, y: 400 }]],
  ['a movement that the browser takes over', 'cancel', []],
] as const)('%s ends the swipe', (_what, type, fingers) => {
  const { send, layers, turns } = stageWith()
  send('start', [from])
  send('move', [farLeft])
  send(type, [...fingers])
  expect(layers.style.transform).toBe('')

  send('end', [], [farLeft])
  expect(turns).toEqual([])
})

test('with reduced motion the page is back at once', () => {
  document.documentElement.dataset.motion = 'less'
  const { send, layers, wayBack } = stageWith({ hasPage: false })
  send('start', [from])
  send('move', [farLeft])
  send('end', [], [farLeft])
  expect(layers.style.transform).toBe('')
  expect(wayBack).toEqual([])
  delete document.documentElement.dataset.motion
})
