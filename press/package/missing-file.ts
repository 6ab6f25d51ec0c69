import { readdir } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { type FileFact, printable } from './package-file.ts'

const NAMES_SHOWN = 3

/** What is wrong with a path, and what is in its place. `folder` is a real path. */
export async function explainMissing(
  folder: string,
  path: string,
  fact: FileFact,
): Promise<string> {
  const name = printable(path)
  if (fact.kind === 'refused') return `${name} ${fact.why}`
  if (fact.kind === 'found') return `${name} is not a PDF or an image that the press can draw`
  const place = posix.dirname(path)
  const where = place === '.' ? 'the package' : `its folder ${printable(place)}`
  const names = await readdir(join(folder, place)).catch(() => undefined)
  if (!names) return `${name} is missing: the package has no folder ${printable(place)}`
  const wanted = posix.basename(path)
  const otherCase = names.find((other) => other.toLowerCase() === wanted.toLowerCase())
  if (otherCase) return `${name} is missing: ${where} has ${printable(otherCase)}`
  const extension = posix.extname(path).toLowerCase()
  const alike = names.filter((other) => posix.extname(other).toLowerCase() === extension).sort()
  if (alike.length === 0) return `${name} is missing: ${where} has no ${extension || 'such'} file`
  const shown = alike.slice(0, NAMES_SHOWN).map(printable).join(', ')
  const more = alike.length > NAMES_SHOWN ? ` and ${alike.length - NAMES_SHOWN} more` : ''
  return `${name} is missing: ${where} has ${shown}${more}`
}
