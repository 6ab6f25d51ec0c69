import { resolve } from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import { findCompiledProgram } from './build/compiled-program.mjs'
import { mustCompile } from './build/must-compile.mjs'

/**
 * `node run.mjs server/main.ts …` runs a program of this project. Node 20 runs it compiled, from a cache that is valid
 * while the sources stay the same; this file and what it imports are therefore JavaScript. Later versions run the source.
 */
const [node = '', , named = '', ...rest] = process.argv
const entry = resolve(named)
const program = mustCompile
  ? (findCompiledProgram(entry) ?? (await compile()))
  : pathToFileURL(entry).href
process.argv = [node, entry, ...rest]
process.setSourceMapsEnabled(true)
await import(program)

async function compile() {
  const { compileProgram } = await import('./build/compile-program.mjs')
  return compileProgram(entry)
}
