import type { IssueDate } from '#contract/issue-date.ts'
import type { Page } from '#contract/issues.ts'
import { formatDate } from '#domain/format.ts'
import { pageNameIn } from '#domain/page-names.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { useBrand } from '../brand/brand.ts'
import { useLanguage } from '../i18n/language.ts'

interface ReaderTitleProps {
  date: IssueDate
  editionName: string | undefined
  page: Page | undefined
}

/** The browser tab's title and the hidden h1: title, issue and page. */
export function ReaderTitle({ date, editionName, page }: ReaderTitleProps) {
  const { language } = useLanguage()
  const { name, selectedTabLogo } = useBrand()
  const pageName = page && pageNameIn(page, language)
  const issue = [editionName, formatDate(date, language)].filter(Boolean).join(', ')
  return (
    <>
      <title>{[pageName, issue, name].filter(Boolean).join(' · ')}</title>
      <link rel="icon" href={selectedTabLogo} type="image/svg+xml" />
      <h1>
        <VisuallyHidden>{issue}</VisuallyHidden>
      </h1>
    </>
  )
}
