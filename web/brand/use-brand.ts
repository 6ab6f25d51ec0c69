import { useSpoken } from '../i18n/language.ts'
import { type Brand, brand } from './brand.ts'

/** The brand in use, called by its name in the reader's language. */
export function useBrand(): Brand {
  const { language } = useSpoken()
  const own = brand()
  const name = own.names[language]
  return { ...own, name, logoAlt: name }
}
