import type { Mets } from './mets.ts'
import { collectDescriptions } from './mets-descriptions.ts'
import { collectFiles } from './mets-files.ts'
import { collectLinks } from './mets-links.ts'
import { collectStructures } from './mets-structures.ts'
import { readXml } from './read-xml.ts'

export type MetsReading = { mets: Mets } | { fault: string }

/** Reads the METS file of a METS/ALTO package. */
export async function readMets(path: string): Promise<MetsReading> {
  const descriptions = collectDescriptions()
  const files = collectFiles()
  const structures = collectStructures()
  const links = collectLinks()
  let root: { name: string; label: string } | undefined

  const fault = await readXml(path, {
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
  return {
    mets: {
      label: root.label,
      files: files.files,
      descriptions: descriptions.descriptions,
      structures: structures.structures,
      links: links.links,
    },
  }
}
