import { translate } from '#domain/translate.ts'
import { dev } from '../i18n/kannada/dev.ts'
import { testCards } from '../i18n/kannada/test-cards.ts'
import { tryIt } from '../i18n/kannada/try-it.ts'
import { useLanguage } from '../i18n/language.ts'
import type { Translate } from '../i18n/use-t.ts'

/** As `useT`, with the translations of the /dev screens, which are not in the readers' table. */
export function useDevT(): Translate {
  const { language, table } = useLanguage()
  const words = language === 'kn' ? { ...table, ...dev, ...testCards, ...tryIt } : table
  return (key, values) => translate(language, words, key, values)
}
