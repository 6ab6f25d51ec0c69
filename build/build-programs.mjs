import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { makeProgram } from './make-program.mjs'
import { mustCompile } from './must-compile.mjs'

/** The programs that a deployment starts, and those that they start themselves. */
const STARTED = [
  'server/main.ts',
  'cli/main.ts',
  'press/worker.ts',
  'sample/make.ts',
  'store/search/search-worker.ts',
]

/** Part of `npm run build`: compiles every program, so that the account that runs them need not be able to write here. */
const project = resolve(import.meta.dirname, '..')
const { scripts } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'))
const commands = Object.values(scripts).flatMap((line) => /run\.mjs (\S+)/.exec(line)?.[1] ?? [])
// The container image has no bench/.
const programs = [...STARTED, ...commands].map((file) => join(project, file)).filter(existsSync)
if (mustCompile) for (const program of programs) await makeProgram(program)
