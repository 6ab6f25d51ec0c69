import { resolve } from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import { keptProgram } from './build/kept-program.mjs'
import { mustCompile } from './build/must-compile.mjs'

/**
 * `node run.mjs server/main.ts …` runs a program of this project. Node 20 runs it compiled, from a cache that is valid
 * while the sources stay the same; this file and what it imports are therefore JavaScript. Later versions run the source.
 */
const [node = '', , named = '', ...rest] = process.argv
const entry = resolve(named)
const program = mustCompile ? (keptProgram(entry) ?? (await make())) : pathToFileURL(entry).href
process.argv = [node, entry, ...rest]
process.setSourceMapsEnabled(true)
await import(program)

async function make() {
  const { makeProgram } = await import('./build/make-program.mjs')
  return makeProgram(entry)
}
