import { expect, test } from 'vitest'
import { busyCores, costOfVisit, kneeOf, noCost } from './model.ts'

const visit = { ...noCost(), nodes: 1000, nginx: 400, PostgreSQL: 600 }

test('the cost of a visit is that of its requests, by the shares of the visitors', () => {
  const costs = {
    shell: { ...noCost(), nodes: 10, nginx: 100 },
    renewal: { ...noCost(), nodes: 500, PostgreSQL: 50 },
  }
  const opening = {
    visitor: ['shell'],
    freemium: ['shell', 'renewal'],
    subscriber: ['shell', 'renewal', 'renewal'],
  } as const
  const mix = { visitor: 30, freemium: 20, subscriber: 50 }
  const cost = costOfVisit({ costs, opening, mix })
  expect(cost).toEqual({ ...noCost(), nodes: 610, nginx: 100, PostgreSQL: 60 })
})

test.each([
  ['all cores are busy', 2, {}, { visitsPerSecond: 1000, limit: 'cores' }],
  ['one node process is busy', 4, { nodes: 1 }, { visitsPerSecond: 1000, limit: 'nodes' }],
  ['two node processes are not', 2, { nodes: 4 }, { visitsPerSecond: 1000, limit: 'cores' }],
  ['nginx is busy', 64, { nodes: 8, nginx: 1 }, { visitsPerSecond: 2500, limit: 'nginx' }],
] as const)('the knee is where %s', (_what, cores, processes, knee) => {
  expect(kneeOf(visit, { cores, processes })).toEqual(knee)
})

test('busy cores grow with the visits', () => {
  expect(busyCores(visit, 2000)).toEqual({ ...noCost(), nodes: 2, nginx: 0.8, PostgreSQL: 1.2 })
})
