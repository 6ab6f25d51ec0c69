import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const PROJECT = resolve(import.meta.dirname, '..')

/** Where a program is kept when it has been compiled. */
export function placeOf(entry) {
  return join(PROJECT, '.cache/programs', relative(PROJECT, entry).replaceAll(/\W+/g, '-'))
}

/** The compiled program, unless there is none of these very sources. */
export function keptProgram(entry) {
  const record = readRecord(join(placeOf(entry), 'newest.json'))
  if (!record || record.hash !== hashOf(record.sources)) return undefined
  return pathToFileURL(record.program).href
}

function readRecord(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** Of what is in the files, wherever and whenever they were written; none if one is gone. */
export function hashOf(sources) {
  const hash = createHash('sha256')
  try {
    for (const file of sources) hash.update(file).update(readFileSync(file))
  } catch {
    return undefined
  }
  return hash.digest('hex')
}
