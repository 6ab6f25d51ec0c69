import type { MetsDescription } from './mets.ts'

/** Fields of MODS; `date` is Dublin Core. */
const FIELDS = new Set(['nonSort', 'title', 'subTitle', 'languageTerm', 'dateIssued', 'date'])

/** Collects `dmdSec`: title, language and date of the issue and its articles. */
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
      field = current && FIELDS.has(name) ? name : ''
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
      else if (field.startsWith('date')) current.date ??= value
      else current.title = `${current.title} ${value}`.trim()
      field = ''
    },
  }
}
