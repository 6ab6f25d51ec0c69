import type { Language } from '#contract/titles.ts'
import { formatNumber } from './format.ts'

export type Table = Readonly<Record<string, string>>
export type Values = Readonly<Record<string, string | number>>

/**
 * The English text is the key; a missing one shows it. `{name}` stands for a value. A text in two
 * forms, 'one|other', takes the one that fits `count`.
 */
export function translate(language: Language, table: Table, key: string, values: Values = {}) {
  const text = formThatFits(language, table[key] ?? key, values.count)
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name]
    return typeof value === 'number' ? formatNumber(value) : (value ?? placeholder)
  })
}

function formThatFits(language: Language, text: string, count: string | number | undefined) {
  if (typeof count !== 'number') return text
  const [one = text, other = one] = text.split('|')
  return isOne(language, count) ? one : other
}

/** In Kannada zero takes the singular form too. */
function isOne(language: Language, count: number): boolean {
  return language === 'kn' ? count >= 0 && count <= 1 : count === 1
}
