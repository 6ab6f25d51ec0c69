// @module-tag slow: starts and compiles programs.
import { execFile } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'

const OURS = [
  'run.mjs',
  'package.json',
  ...['build/must-compile.mjs', 'build/compiled-program.mjs', 'build/compile-program.mjs'],
]

/** A project with only run.mjs and the programs of a test. */
function openProject(programs: Record<string, string>, env: NodeJS.ProcessEnv = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-run-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(join(folder, 'build'))
  for (const file of OURS) cpSync(file, join(folder, file))
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  const write = (name: string, code: string) => writeFileSync(join(folder, name), code)
  for (const [name, code] of Object.entries(programs)) write(name, code)
  const runIn = async (folder: string, ...typed: string[]) => {
    const args = [join(folder, 'run.mjs'), ...typed]
    const options = { cwd: folder, env: { ...process.env, ...env } }
    const { stdout } = await promisify(execFile)(process.execPath, args, options)
    return stdout.trim()
  }
  const run = (...typed: string[]) => runIn(folder, ...typed)
  return { folder, write, run, runIn }
}

const COMPILED = { COMPILE: 'on' }

test.each([
  ['by default', {}],
  ['compiled', COMPILED],
])(
  '%s, a program gets its arguments, and finds packages and the files beside its source',
  async (_how, env) => {
    const programs = {
      'build/say.ts': `
      import { readFileSync } from 'node:fs'
      import { z } from 'zod'
      import { greeting } from '#greeting.ts'
      const name: string = z.string().parse(process.argv[2])
      const beside = readFileSync(new URL('beside.txt', import.meta.url), 'utf8')
      console.info(greeting, name, beside)`,
      'greeting.ts': `export const greeting: string = 'Good morning'`,
    }
    const { run, write } = openProject(programs, env)
    write('build/beside.txt', 'and good night')

    expect(await run('build/say.ts', 'Asha')).toBe('Good morning Asha and good night')
    expect(await run('build/say.ts', 'Bina')).toBe('Good morning Bina and good night')
  },
)

test('a change in any source is in the next run', async () => {
  const programs = {
    'say.ts': `import { word } from '#word.ts'\nconsole.info(word)`,
    'word.ts': `export const word = 'before'`,
  }
  const { run, write } = openProject(programs, COMPILED)
  expect(await run('say.ts')).toBe('before')

  write('word.ts', `export const word = 'after'`)

  expect(await run('say.ts')).toBe('after')
})

test('a copy of the project with its cache runs its own sources', async () => {
  const { folder, run, runIn } = openProject({ 'say.ts': `console.info('before')` }, COMPILED)
  await run('say.ts')
  const copy = `${folder}-copy`
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }))
  cpSync(folder, copy, { recursive: true, verbatimSymlinks: true })

  writeFileSync(join(copy, 'say.ts'), `console.info('after')`)

  expect(await runIn(copy, 'say.ts')).toBe('after')
  expect(await run('say.ts')).toBe('before')
})

test('a program that four processes compile at the same time runs in all of them', async () => {
  const { run } = openProject({ 'say.ts': `console.info('here')` }, COMPILED)

  const outputs = await Promise.all(Array.from({ length: 4 }, () => run('say.ts')))

  expect(outputs).toEqual(Array(4).fill('here'))
})

test.each([
  ['by default', {}],
  ['compiled', COMPILED],
])('%s, an error names the line of the source', async (_how, env) => {
  const programs = {
    'fail.ts': `interface Nothing { of: string }\n\nthrow new Error('as it should')`,
  }
  const { run } = openProject(programs, env)

  await expect(run('fail.ts')).rejects.toThrow(/fail\.ts:3:/)
})

test('where the cache is not writable, the error says who can compile', async () => {
  const { folder, write, run } = openProject({ 'say.ts': `console.info('here')` }, COMPILED)
  // Root ignores permissions, so a file takes the place of the folder.
  write('.cache', '')

  await expect(run('say.ts')).rejects.toThrow('The owner of the folder can compile: npm run build')

  rmSync(join(folder, '.cache'))
  expect(await run('say.ts')).toBe('here')
  chmodSync(join(folder, '.cache/programs/say-ts'), 0o500)
  expect(await run('say.ts')).toBe('here')
})

test('another account can run what one account compiled', async () => {
  const { folder, run } = openProject({ 'say.ts': `console.info('here')` }, COMPILED)
  await run('say.ts')

  const cache = join(folder, '.cache/programs/say-ts')
  const made = readdirSync(cache, { recursive: true, encoding: 'utf8' })
  expect(made.length).toBeGreaterThan(2)
  for (const name of made)
    expect([name, statSync(join(cache, name)).mode & 0o004]).toEqual([name, 4])
})

test('a program is compiled only where Node does not run TypeScript itself', async () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const isOld = major < 22 || (major === 22 && minor < 18)
  const { folder, run } = openProject({ 'say.ts': `console.info('here')` })

  await run('say.ts')

  expect(existsSync(join(folder, '.cache'))).toBe(isOld)
})
