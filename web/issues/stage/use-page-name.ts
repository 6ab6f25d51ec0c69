import type { Page } from '#contract/issues.ts'
import { useT } from '../../i18n/use-t.ts'

/** A page in words: what it is called and what it holds. */
export function usePageName(page: Page | undefined): string {
  const t = useT()
  if (!page) return ''
  if (page.locked) return `${page.displayName}, ${t('for subscribers')}`
  const count = page.articles.length
  if (count === 0) return page.displayName
  return t('{page}, {count} article|{page}, {count} articles', { page: page.displayName, count })
}
