import type { IssueDate } from '#contract/issue-date.ts'
import { formatDate } from '../i18n/format.ts'
import { useSpoken } from '../i18n/language.ts'
import styles from './issue-headline.module.css'

interface IssueHeadlineProps {
  date: IssueDate
  editionName: string | undefined
}

/** The day and the city of the paper, as under a masthead. */
export function IssueHeadline({ date, editionName }: IssueHeadlineProps) {
  const { language } = useSpoken()
  return (
    <p className={styles.headline}>
      <time dateTime={date}>{formatDate(date, language)}</time>
      <span className={styles.edition}>{editionName}</span>
    </p>
  )
}
