import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { compileProgram } from './compile-program.mjs'
import { mustCompile } from './must-compile.mjs'

/** The programs that a deployment starts, and the programs that these start. */
const PROGRAMS = [
  'server/main.ts',
  'cli/main.ts',
  'press/worker.ts',
  'sample/make.ts',
  'store/search/search-process.ts',
]

/** Part of `npm run build`: compiles every program, so that the account that runs them needs no write access to the cache. */
const project = resolve(import.meta.dirname, '..')
const { scripts } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'))
const commands = Object.values(scripts).flatMap((line) => /run\.mjs (\S+)/.exec(line)?.[1] ?? [])
// The container image has no bench/.
const programs = [...PROGRAMS, ...commands].map((file) => join(project, file)).filter(existsSync)
if (mustCompile) for (const program of programs) await compileProgram(program)
