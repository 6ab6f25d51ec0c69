import { expect, test } from 'vitest'
import { EVERY_ROUTE } from './every-route.ts'
import type { Route } from './route.ts'

const files = import.meta.glob<Record<string, unknown>>(['./**/*.ts', '!./**/*.test.ts'], {
  eager: true,
})

function isRoute(value: unknown): value is Route {
  return typeof value === 'object' && value !== null && 'path' in value && 'reply' in value
}

const callOf = ({ method, path }: Route) => `${method} ${path}`

test('every route that a file defines is in the list', () => {
  const defined = Object.values(files).flatMap((file) => Object.values(file).filter(isRoute))
  // Compared by name: the difference between two lists of schemas takes minutes to print.
  const missing = defined.filter((route) => !EVERY_ROUTE.includes(route)).map(callOf)
  const unknown = EVERY_ROUTE.filter((route) => !defined.includes(route)).map(callOf)
  expect(missing, 'add them to contract/every-route.ts').toEqual([])
  expect(unknown, 'no file in contract/ exports them').toEqual([])
})

test('no two routes share a method and a path', () => {
  // Paths are compared without case and without parameter names.
  const calls = EVERY_ROUTE.map(
    ({ method, path }) => `${method} ${path.replace(/:\w+/g, ':').toLowerCase()}`,
  )
  expect(calls).toEqual([...new Set(calls)])
})

test.each(EVERY_ROUTE)('$method $path names its parameters as its path does', (route) => {
  const inPath = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => name)
  const named = route.params && 'shape' in route.params ? Object.keys(route.params.shape ?? {}) : []
  expect(named).toEqual(inPath)
})
