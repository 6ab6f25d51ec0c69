import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { makeProgram } from './make-program.mjs'

/** What a deployment starts, and what those programs start themselves. */
const STARTED = [
  'server/main.ts',
  'cli/main.ts',
  'press/worker.ts',
  'sample/make.ts',
  'store/search/search-worker.ts',
]

/** `npm run build`: compiled once, so that whoever runs them need not be able to write here. */
const project = resolve(import.meta.dirname, '..')
const { scripts } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'))
const commands = Object.values(scripts).flatMap((line) => /run\.mjs (\S+)/.exec(line)?.[1] ?? [])
// An image has no bench.
const programs = [...STARTED, ...commands].map((file) => join(project, file)).filter(existsSync)
for (const program of programs) await makeProgram(program)
