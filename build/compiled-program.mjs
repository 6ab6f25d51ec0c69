import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const PROJECT = resolve(import.meta.dirname, '..')

/** The folder of a program's compiled versions. */
export function cacheFolderOf(entry) {
  return join(PROJECT, '.cache/programs', relative(PROJECT, entry).replaceAll(/\W+/g, '-'))
}

/** The URL of the compiled program, if its sources are unchanged. It names their folder, so that a copy of it is of no use. */
export function findCompiledProgram(entry) {
  const folder = cacheFolderOf(entry)
  const record = readRecord(join(folder, 'newest.json'))
  if (!record?.program.startsWith(folder) || record.hash !== hashOf(record.sources))
    return undefined
  return pathToFileURL(record.program).href
}

function readRecord(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** A hash of the content of the files; undefined if one is missing. */
export function hashOf(sources) {
  const hash = createHash('sha256')
  try {
    for (const file of sources) hash.update(file).update(readFileSync(file))
  } catch {
    return undefined
  }
  return hash.digest('hex')
}
