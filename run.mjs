import { resolve } from 'node:path'
import process from 'node:process'
import { keptProgram } from './build/kept-program.mjs'

/**
 * `node run.mjs server/main.ts …` runs a program of ours: compiled, and kept for as long as its sources stay as they
 * are. What compiles cannot itself need compiling, so this and what it imports are JavaScript.
 */
const [node = '', , named = '', ...rest] = process.argv
const entry = resolve(named)
const program = keptProgram(entry) ?? (await make())
process.argv = [node, entry, ...rest]
process.setSourceMapsEnabled(true)
await import(program)

async function make() {
  const { makeProgram } = await import('./build/make-program.mjs')
  return makeProgram(entry)
}
