import type { Page } from '#contract/issues.ts'
import { pageNameIn } from '#domain/page-names.ts'
import { useSpoken } from '../../i18n/language.ts'
import { useT } from '../../i18n/use-t.ts'

/** A page in words: what it is called and what it holds. */
export function usePageName(page: Page | undefined): string {
  const t = useT()
  const { language } = useSpoken()
  if (!page) return ''
  const name = pageNameIn(page, language)
  if (page.locked) return `${name}, ${t('for subscribers')}`
  const count = page.articles.length
  if (count === 0) return name
  return t('{page}, {count} article|{page}, {count} articles', { page: name, count })
}
