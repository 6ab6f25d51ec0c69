import { execFile } from 'node:child_process'
import {
  chmodSync,
  cpSync,
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

const OURS = ['run.mjs', 'package.json', 'build/kept-program.mjs', 'build/make-program.mjs']

/** A project with nothing in it but what runs programs, and the programs of a test. */
function openProject(programs: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-run-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(join(folder, 'build'))
  for (const file of OURS) cpSync(file, join(folder, file))
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  const write = (name: string, code: string) => writeFileSync(join(folder, name), code)
  for (const [name, code] of Object.entries(programs)) write(name, code)
  const run = async (...typed: string[]) => {
    const args = [join(folder, 'run.mjs'), ...typed]
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: folder })
    return stdout.trim()
  }
  return { folder, write, run }
}

test('a program is run with what was typed, and finds packages and the files beside its source', async () => {
  const { run, write } = openProject({
    'build/say.ts': `
      import { readFileSync } from 'node:fs'
      import { z } from 'zod'
      import { greeting } from '#greeting.ts'
      const name: string = z.string().parse(process.argv[2])
      const beside = readFileSync(new URL('beside.txt', import.meta.url), 'utf8')
      console.info(greeting, name, beside)`,
    'greeting.ts': `export const greeting: string = 'Good morning'`,
  })
  write('build/beside.txt', 'and good night')

  expect(await run('build/say.ts', 'Asha')).toBe('Good morning Asha and good night')
  expect(await run('build/say.ts', 'Bina')).toBe('Good morning Bina and good night')
})

test('what changes in any of its sources is in the next run', async () => {
  const { run, write } = openProject({
    'say.ts': `import { word } from '#word.ts'\nconsole.info(word)`,
    'word.ts': `export const word = 'before'`,
  })
  expect(await run('say.ts')).toBe('before')

  write('word.ts', `export const word = 'after'`)

  expect(await run('say.ts')).toBe('after')
})

test('four that start at once before it is compiled all run', async () => {
  const { run } = openProject({ 'say.ts': `console.info('here')` })

  const said = await Promise.all(Array.from({ length: 4 }, () => run('say.ts')))

  expect(said).toEqual(Array(4).fill('here'))
})

test('an error tells the line of the source', async () => {
  const { run } = openProject({
    'fail.ts': `interface Nothing { of: string }\n\nthrow new Error('as it should')`,
  })

  await expect(run('fail.ts')).rejects.toThrow(/fail\.ts:3:/)
})

test('where nothing can be written, it says who can compile', async () => {
  const { folder, write, run } = openProject({ 'say.ts': `console.info('here')` })
  // A file where the folder would be stops root too.
  write('.cache', '')

  await expect(run('say.ts')).rejects.toThrow('Whoever owns the folder can compile: npm run build')

  rmSync(join(folder, '.cache'))
  expect(await run('say.ts')).toBe('here')
  chmodSync(join(folder, '.cache/programs/say-ts'), 0o500)
  expect(await run('say.ts')).toBe('here')
})

test('what one account compiled, another can run', async () => {
  const { folder, run } = openProject({ 'say.ts': `console.info('here')` })
  await run('say.ts')

  const kept = join(folder, '.cache/programs/say-ts')
  const made = readdirSync(kept, { recursive: true, encoding: 'utf8' })
  expect(made.length).toBeGreaterThan(2)
  for (const name of made)
    expect([name, statSync(join(kept, name)).mode & 0o004]).toEqual([name, 4])
})
