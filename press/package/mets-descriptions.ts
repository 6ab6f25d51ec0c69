import type { MetsDescription } from './mets.ts'

const MODS_FIELDS = new Set(['nonSort', 'title', 'subTitle', 'languageTerm', 'dateIssued'])

/** Collects `dmdSec`: title, language and date (MODS) of the issue and its articles. */
export function collectDescriptions() {
  const descriptions = new Map<string, MetsDescription>()
  let current: MetsDescription | undefined
  let field = ''
  let content = ''
  return {
    descriptions,
    open(name: string, attributes: ReadonlyMap<string, string>) {
      if (name === 'dmdSec') {
        current = { title: '' }
        descriptions.set(attributes.get('ID') ?? '', current)
      }
      field = current && MODS_FIELDS.has(name) ? name : ''
      content = ''
    },
    text(text: string) {
      if (field) content += text
    },
    close(name: string) {
      if (name === 'dmdSec') current = undefined
      if (!current || name !== field) return
      const value = content.trim()
      if (field === 'languageTerm') current.language ??= value.toLowerCase()
      else if (field === 'dateIssued') current.date ??= value
      else current.title = `${current.title} ${value}`.trim()
      field = ''
    },
  }
}
