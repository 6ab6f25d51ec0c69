import type { Language } from '#contract/titles.ts'
import { formatNumber } from './format.ts'

export type Table = Readonly<Record<string, string>>
export type Values = Readonly<Record<string, string | number>>

/**
 * The key is the English text, which is also shown when there is no translation. `{name}` is replaced by a value.
 * A text in two forms, 'one|other', is chosen by `count`.
 */
export function translate(language: Language, table: Table, key: string, values: Values = {}) {
  const text = pluralForm(language, table[key] ?? key, values.count)
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name]
    return typeof value === 'number' ? formatNumber(value) : (value ?? placeholder)
  })
}

function pluralForm(language: Language, text: string, count: string | number | undefined) {
  if (typeof count !== 'number') return text
  const [one = text, other = one] = text.split('|')
  return isOne(language, count) ? one : other
}

/** In Kannada zero takes the singular form too. */
function isOne(language: Language, count: number): boolean {
  return language === 'kn' ? count >= 0 && count <= 1 : count === 1
}
