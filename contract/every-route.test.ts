import { expect, test } from 'vitest'
import { EVERY_ROUTE } from './every-route.ts'
import type { Route } from './route.ts'

const files = import.meta.glob<Record<string, unknown>>(['./*.ts', '!./*.test.ts'], {
  eager: true,
})

function isRoute(value: unknown): value is Route {
  return typeof value === 'object' && value !== null && 'path' in value && 'reply' in value
}

test('every route that a file defines is in the list', () => {
  const defined = Object.values(files).flatMap((file) => Object.values(file).filter(isRoute))
  expect(new Set(EVERY_ROUTE)).toEqual(new Set(defined))
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
