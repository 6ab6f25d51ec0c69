import { join, posix } from 'node:path'
import { divsIn, type Mets } from './mets.ts'
import { collectDescriptions } from './mets-descriptions.ts'
import { collectFiles, pathOf } from './mets-files.ts'
import { collectLinks } from './mets-links.ts'
import { collectStructures } from './mets-structures.ts'
import { readXml } from './read-xml.ts'

export type MetsReading = { mets: Mets } | { fault: string }

/** Reads a METS file. `folder` is the real path of the package, `file` a checked path inside it. */
export async function readMets(folder: string, file: string): Promise<MetsReading> {
  const base = posix.dirname(file).replace(/^\.$/, '')
  const descriptions = collectDescriptions()
  const files = collectFiles(base)
  const structures = collectStructures()
  const links = collectLinks()
  let root: { name: string; label: string } | undefined
  const fault = await readXml(join(folder, file), {
    open(name, attributes) {
      root ??= { name, label: attributes.get('LABEL') ?? '' }
      for (const collector of [descriptions, files, structures, links]) {
        collector.open(name, attributes)
      }
    },
    close(name) {
      for (const collector of [descriptions, structures, links]) collector.close(name)
    },
    text: descriptions.text,
  })
  if (fault) return { fault }
  if (root?.name !== 'mets')
    return { fault: `is not a METS file: its root element is <${root?.name}>` }
  for (const div of structures.structures.flatMap((map) => divsIn(map.root))) {
    for (const area of div.areas) area.file = files.paths.get(area.file) ?? area.file
  }
  return {
    mets: {
      label: root.label,
      files: files.files,
      descriptions: descriptions.descriptions,
      structures: structures.structures,
      links: links.links,
      pointers: structures.pointers.map((href) => pathOf(href, base)),
    },
  }
}
