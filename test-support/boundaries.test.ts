import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { cyclesIn, importGraph } from './import-graph.ts'

const FORBIDDEN = [
  ['contract/domain.ts', "import '#domain/access.ts'"],
  ['contract/files.ts', "import 'node:fs'"],
  ['contract/browser.ts', 'export const title = window.title'],
  ['domain/store.ts', "import '#store/issues.ts'"],
  ['domain/zod.ts', "import 'zod'"],
  ['domain/machine.ts', 'export const env = process.env'],
  ['store/server.ts', "import '#server/app.ts'"],
  ['store/http.ts', "import 'hono'"],
  ['store/browser.ts', 'export const title = window.title'],
  ['server/press.ts', "import '#press/raster.ts'"],
  ['server/web.ts', "import '#web/App.tsx'"],
  ['server/database.ts', "import 'kysely'"],
  ['server/browser.ts', 'export const title = document.title'],
  ['server/http/store.ts', "import '../../store/issues.ts'"],
  ['press/server.ts', "import '#server/app.ts'"],
  ['press/database.ts', "import 'libsql'"],
  ['press/browser.ts', 'export const title = window.title'],
  ['cli/readers/web.ts', "import '#web/App.tsx'"],
  ['cli/readers/database.ts', "import 'kysely'"],
  ['cli/readers/http.ts', "import 'hono'"],
  ['cli/readers/sample.ts', "import '#sample/make.ts'"],
  ['store/cli.ts', "import '#cli/output.ts'"],
  ['server/cli.ts', "import '#cli/output.ts'"],
  ['server/arguments.ts', "import 'commander'"],
  ['press/cli.ts', "import '#cli/output.ts'"],
  ['press/arguments.ts', "import 'commander'"],
  ['web/issues/cli.ts', "import '#cli/output.ts'"],
  ['ui/cli.ts', "import '#cli/output.ts'"],
  ['web/issues/server.ts', "import '#server/app.ts'"],
  ['web/issues/store.ts', "import '#store/issues.ts'"],
  ['web/issues/files.ts', "import 'node:fs/promises'"],
  ['web/issues/feature.ts', "import '../auth/AuthScreen.tsx'"],
  ['web/issues/stage/feature.ts', "import '../../saved-articles/BookmarkButton.tsx'"],
  ['web/paper/feature.ts', "import '../issues/HomeScreen.tsx'"],
  ['web/session/feature.ts', "import '../auth/AuthScreen.tsx'"],
  ['web/analytics/shared.ts', "import '../prompts/open-popups.ts'"],
  ['web/brand/shared.ts', "import '../frame/Frame.tsx'"],
  ['desk/staff/web.ts', "import '#web/i18n/use-t.ts'"],
  ['desk/staff/server.ts', "import '#server/app.ts'"],
  ['desk/staff/files.ts', "import 'node:fs'"],
  ['web/issues/desk.ts', "import '#desk/App.tsx'"],
  ['server/desk.ts', "import '#desk/App.tsx'"],
  ['press/desk.ts', "import '#desk/App.tsx'"],
  ['cli/readers/desk.ts', "import '#desk/App.tsx'"],
  ['ui/desk.ts', "import '#desk/App.tsx'"],
  ['ui/web.ts', "import '#web/issues/HomeScreen.tsx'"],
  ['ui/contract.ts', "import '#contract/reading.ts'"],
  ['ui/domain.ts', "import '#domain/access.ts'"],
  ['ui/parent.ts', "import '../web/brand/brand.ts'"],
  ['ui/schema.ts', "import 'zod'"],
  ['server/cycle.ts', "import './cycle-back.ts'"],
  ['server/cycle-back.ts', "import './cycle.ts'"],
  ['web/issues/machine.ts', 'export const env = process.env'],
] as const

const ALLOWED = [
  ['domain/contract.ts', "import '#contract/issue-date.ts'"],
  ['store/domain.ts', "import '#domain/access.ts'"],
  ['server/store.ts', "import '#store/issues.ts'"],
  ['press/store.ts', "import '#store/issues.ts'"],
  ['cli/readers/server.ts', "import '#server/app.ts'"],
  ['cli/readers/press.ts', "import '#press/publish.ts'"],
  ['cli/readers/arguments.ts', "import 'commander'"],
  ['web/issues/domain.ts', "import '#domain/access.ts'"],
  ['web/issues/shared.ts', "import '../paper/place.ts'"],
  ['web/thumbnails/other-shared.ts', "import '../paper/place.ts'"],
  ['web/session/base.ts', "import '../api/runtime-config.ts'"],
  ['web/screens.ts', "import './issues/HomeScreen.tsx'"],
  ['desk/staff/domain.ts', "import '#domain/format.ts'"],
  ['desk/staff/ui.ts', "import '#ui/Button.tsx'"],
  ['ui/own.ts', "import './Icon.tsx'"],
] as const

const BOUNDARY = /noRestrictedImports|noRestrictedGlobals|noImportCycles/

const Report = z.object({
  diagnostics: z.array(
    z.object({ category: z.string(), location: z.object({ path: z.string() }) }),
  ),
})

const project = mkdtempSync(join(tmpdir(), 'broadsheet-boundaries-'))
const reported = new Set<string>()

beforeAll(() => {
  copyFileSync('biome.json', join(project, 'biome.json'))
  for (const [file, code] of [...FORBIDDEN, ...ALLOWED]) {
    mkdirSync(dirname(join(project, file)), { recursive: true })
    writeFileSync(join(project, file), `${code}\n`)
  }
  const biome = resolve('node_modules/@biomejs/biome/bin/biome')
  const args = [biome, 'lint', '--reporter=json', '--vcs-enabled=false', '--max-diagnostics=none']
  const { stdout } = spawnSync(process.execPath, args, { cwd: project, encoding: 'utf8' })
  for (const { category, location } of Report.parse(JSON.parse(stdout)).diagnostics) {
    if (BOUNDARY.test(category)) reported.add(location.path)
  }
})

afterAll(() => rmSync(project, { recursive: true }))

test.each(FORBIDDEN)('in %s, the linter reports %s', (file) => {
  expect(reported).toContain(file)
})

test.each(ALLOWED)('in %s, the linter allows %s', (file) => {
  expect(reported).not.toContain(file)
})

const Rule = z.object({
  overrides: z.array(
    z.object({
      includes: z.array(z.string()),
      linter: z.object({
        rules: z.object({
          style: z
            .object({
              noRestrictedImports: z
                .object({
                  options: z.object({
                    patterns: z.array(z.object({ group: z.array(z.string()) })),
                  }),
                })
                .optional(),
            })
            .optional(),
        }),
      }),
    }),
  ),
})

const folderOf = (file: string) => /^web\/([\w-]+)\//.exec(file)?.[1] ?? ''

/** The folders of web/ by kind, read from the lint rule. */
function foldersInRule() {
  const { overrides } = Rule.parse(JSON.parse(readFileSync('biome.json', 'utf8')))
  const base = overrides.find(({ includes }) => includes.includes('web/session/**'))
  const patterns = base?.linter.rules.style?.noRestrictedImports?.options.patterns ?? []
  const [, features = [], shared = []] = patterns.map(({ group }) =>
    group.flatMap((pattern) => /^\.\.\/([\w-]+)\/\*\*$/.exec(pattern)?.[1] ?? []),
  )
  const included = base?.includes.flatMap((glob) => /^web\/([\w-]+)\/\*\*$/.exec(glob)?.[1] ?? [])
  return { features, shared, base: included ?? [] }
}

test('every folder of web/ is a feature, a shared or a base folder of the lint rule', () => {
  const { features, shared, base } = foldersInRule()
  const folders = new Set([...importGraph().keys()].map(folderOf).filter(Boolean))

  expect([...features, ...shared, ...base].toSorted()).toEqual([...folders].toSorted())
})

test('every shared folder of web/ is explained in web/README.md', () => {
  const readme = readFileSync('web/README.md', 'utf8')
  const { shared } = foldersInRule()
  expect(shared.filter((name) => !readme.includes(`| \`${name}\` |`))).toEqual([])
})

test('shared folders of web/ do not import each other in a circle', () => {
  const { shared } = foldersInRule()
  const graph = new Map(shared.map((name) => [name, new Set<string>()]))
  for (const [file, imports] of importGraph()) {
    if (/\.test\.|testing\./.test(file)) continue
    for (const target of imports.map(folderOf)) {
      if (target !== folderOf(file) && graph.has(target)) graph.get(folderOf(file))?.add(target)
    }
  }
  expect(cyclesIn(new Map([...graph].map(([name, to]) => [name, [...to]])))).toEqual([])
})
