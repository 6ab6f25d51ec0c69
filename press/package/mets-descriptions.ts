import type { MetsDescription } from './mets.ts'

const SAID = new Set(['nonSort', 'title', 'subTitle', 'languageTerm', 'dateIssued'])

/** `dmdSec`: titles, language and date in MODS, of the issue and of its articles. */
export function collectDescriptions() {
  const descriptions = new Map<string, MetsDescription>()
  let current: MetsDescription | undefined
  let field = ''
  let said = ''
  return {
    descriptions,
    open(name: string, attributes: ReadonlyMap<string, string>) {
      if (name === 'dmdSec') {
        current = { title: '' }
        descriptions.set(attributes.get('ID') ?? '', current)
      }
      field = current && SAID.has(name) ? name : ''
      said = ''
    },
    text(text: string) {
      if (field) said += text
    },
    close(name: string) {
      if (name === 'dmdSec') current = undefined
      if (!current || name !== field) return
      const value = said.trim()
      if (field === 'languageTerm') current.language ??= value.toLowerCase()
      else if (field === 'dateIssued') current.date ??= value
      else current.title = `${current.title} ${value}`.trim()
      field = ''
    },
  }
}
