import { issueFrom } from './edition-issue.ts'
import { notFound, type PackageFiles, tooLarge } from './file-faults.ts'
import { MANIFEST_LIMIT, PAGE_COUNT_LIMIT } from './limits.ts'
import { readManifest } from './manifest-faults.ts'
import { faultsIn } from './package-faults.ts'
import { type FileFact, inspectFile, readArticles, readUtf8 } from './package-file.ts'
import { articlePathsIn, outlineOf, pathsIn } from './package-outline.ts'
import type { PackageReading } from './packaged-issue.ts'
import { parseJson } from './parse-json.ts'

export const MANIFEST_FILE = 'edition.json'

/** Reads an edition package; `folder` is a real path. */
export async function readEdition(folder: string): Promise<PackageReading> {
  const json = await readManifestFile(folder)
  if ('fault' in json) return { kind: 'invalid', faults: [`${MANIFEST_FILE}: ${json.fault}`] }

  const outline = outlineOf(json.value)
  const none: PackageFiles = { facts: new Map(), texts: new Map() }
  if (outline.pages.length > PAGE_COUNT_LIMIT) {
    return { kind: 'invalid', faults: faultsIn(outline, none) }
  }
  const reading = readManifest(json.value)
  const facts = new Map<string, FileFact>()
  for (const path of pathsIn(outline)) facts.set(path, await inspectFile(folder, path))
  const files = { facts, texts: await readArticles(articlePathsIn(outline), facts) }

  const faults = faultsIn(outline, files)
  if ('faults' in reading) return { kind: 'invalid', faults: [...reading.faults, ...faults] }
  if (faults.length > 0) return { kind: 'invalid', faults }
  return { kind: 'valid', issue: issueFrom(reading.manifest, files) }
}

async function readManifestFile(folder: string) {
  const file = await inspectFile(folder, MANIFEST_FILE)
  if (file.kind !== 'found') return { fault: notFound('it', file) }
  if (file.size > MANIFEST_LIMIT) return { fault: tooLarge('it', file.size, MANIFEST_LIMIT) }
  const text = await readUtf8(file.path)
  return text === undefined ? { fault: 'it is not UTF-8' } : parseJson(text)
}
