import { readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'

/** What waits until it is needed: reached by `import()` only. */
const LATER = ['zod', 'supertokens-web-js', 'react-toastify']

/** Imports that stay when the types are gone, apart from `import()`. */
const STATIC_IMPORT = /^(?:import|export)\s(?!type\b)(?:[^'"]*?\sfrom\s)?['"]([^'"]+)['"]/gm

test('the first view is drawn without what can wait', () => {
  const paths = importPaths('web/main.tsx')

  expect(paths.get('react-dom')).toEqual(['web/main.tsx'])
  expect(paths.has('web/issues/HomeScreen.tsx')).toBe(true)
  expect(LATER.filter((name) => paths.has(name)).map((name) => paths.get(name))).toEqual([])
})

/** Every file and package that comes with a file, and by which way. */
function importPaths(entry: string): Map<string, string[]> {
  const paths = new Map<string, string[]>([[entry, []]])
  for (const [file, path] of paths) {
    if (!/^(web|contract|domain)\/.*\.tsx?$/.test(file)) continue
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(STATIC_IMPORT)) {
      const found = target(file, name)
      if (!paths.has(found)) paths.set(found, [...path, file])
    }
  }
  return paths
}

function target(from: string, name: string): string {
  if (name.startsWith('#')) return name.slice(1)
  if (name.startsWith('.')) return relative(resolve(), join(resolve(dirname(from)), name))
  const [scope = '', rest = ''] = name.split('/')
  return scope.startsWith('@') ? `${scope}/${rest}` : scope
}
