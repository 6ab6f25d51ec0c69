import { readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { KANNADA } from '#server/web-app/first-controls.ts'
import { MORE_ICONS } from '#ui/more-icons.ts'
import { kannada } from '#web/i18n/kannada.ts'

/** Packages that load when they are needed, by `import()` only. */
const LATER = ['zod', 'supertokens-web-js', 'react-toastify']

/** Static imports, apart from imports of types. */
const STATIC_IMPORT = /^(?:import|export)\s(?!type\b)(?:[^'"]*?\sfrom\s)?['"]([^'"]+)['"]/gm

test('the first view does not import packages that can load later', () => {
  const paths = importPaths('web/main.tsx')

  expect(paths.get('react-dom')).toEqual(['web/main.tsx'])
  expect(paths.has('web/issues/HomeScreen.tsx')).toBe(true)
  expect(LATER.filter((name) => paths.has(name)).map((name) => paths.get(name))).toEqual([])
})

test('the first view has its icons without a further file', () => {
  const sources = [...importPaths('web/main.tsx').keys()]
    .filter((file) => /^web\/.*\.tsx$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const icons = [...sources.matchAll(/(?:icon|<Icon name)=(?:"([\w-]+)"|\{[^}]*\})/g)].flatMap(
    ([all, name]) => name ?? [...all.matchAll(/'([a-z]+-[\w-]+)'/g)].map(([, one = '']) => one),
  )

  expect(icons).toContain('fit-height')
  expect(icons).toContain('menu')
  expect(icons.filter((name) => name in MORE_ICONS)).toEqual([])
})

test('the controls before the code have the icons and the words of the app', () => {
  const page = readFileSync('web/index.html', 'utf8')
  const drawn = [...page.matchAll(/<path d="([^"]*)"/g)].map(([, path]) => path)
  const words = [...page.matchAll(/\{([A-Z][^}]*)\}/g)].map(([, word = '']) => word)

  const icons = readFileSync('ui/Icon.tsx', 'utf8')
  expect(drawn.filter((path) => !icons.includes(`'${path}'`))).toEqual([])
  expect(words).toContain('Subscribe')
  expect(words.map((word) => KANNADA[word])).toEqual(words.map((word) => kannada[word]))
})

/** Every file and package that `entry` imports, each with the path of imports that leads to it. */
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
