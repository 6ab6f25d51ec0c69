import { expect, test } from 'vitest'
import { cyclesIn, importGraph } from './import-graph.ts'

test('no file imports itself through other files, types included', () => {
  const graph = importGraph()
  expect(graph.get('web/main.tsx')).toContain('web/App.tsx')

  expect(cyclesIn(graph).map((cycle) => cycle.join(' → '))).toEqual([])
})

test('a cycle is found and shown as a path', () => {
  const graph = new Map([
    ['a.ts', ['b.ts']],
    ['b.ts', ['c.ts', 'd.ts']],
    ['c.ts', ['a.ts']],
    ['d.ts', []],
  ])
  expect(cyclesIn(graph)).toEqual([['a.ts', 'b.ts', 'c.ts', 'a.ts']])
})
