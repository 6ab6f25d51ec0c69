import { translate, type Values } from '#domain/translate.ts'
import { useLanguage } from './language.ts'

export type Translate = (key: string, values?: Values) => string

/** Returns `t`: `t('Sign out')` is the text in the language of the desk. */
export function useT(): Translate {
  const { language, table } = useLanguage()
  return (key, values) => translate(language, table, key, values)
}
