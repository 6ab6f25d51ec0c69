import type { PageDifference } from '#domain/compare-versions.ts'
import type { Translate } from '../i18n/use-t.ts'

export function changeWords({ pageNo, change }: PageDifference, t: Translate): string {
  const page = `${pageNo}`
  switch (change) {
    case 'same':
      return t('Page {page} unchanged', { page })
    case 'replaced':
      return t('Page {page} replaced', { page })
    case 'corrected':
      return t('Page {page}: stories corrected', { page })
    case 'added':
      return t('Page {page} added', { page })
    case 'removed':
      return t('Page {page} removed', { page })
  }
}
