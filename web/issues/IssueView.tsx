import type { EpaperData } from '#contract/issues.ts'
import styles from './issue.module.css'
import { PageImage } from './PageImage.tsx'
import { PageList } from './PageList.tsx'

interface IssueViewProps {
  issue: EpaperData
}

export function IssueView({ issue }: IssueViewProps) {
  const [frontPage, ...otherPages] = issue.sections.flatMap((section) => section.pages)
  return (
    <div className={styles.issue}>
      {frontPage && <PageImage page={frontPage} folder={issue.data_url_suffix} />}
      {otherPages.length > 0 && <PageList pages={otherPages} folder={issue.data_url_suffix} />}
    </div>
  )
}
