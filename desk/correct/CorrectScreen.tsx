import type { OfIssue } from '#contract/desk/of-issue.ts'
import { Notice } from '#ui/Notice.tsx'
import { ScreenTitle } from '#ui/ScreenTitle.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { useT } from '../i18n/use-t.ts'
import { useMay } from '../session/use-me.ts'
import { IssueField } from '../versions/IssueField.tsx'
import { queryOf, useChosenIssue } from '../versions/use-versions.ts'
import { CorrectedIssue } from './CorrectedIssue.tsx'
import styles from './correct.module.css'

/** Corrects what the press read: areas, types, order and text of the stories of an issue. */
export function CorrectScreen() {
  const t = useT()
  const mayCorrect = useMay('issues.correct')
  const { issues, issue, search, choose, chooseIssue } = useChosenIssue()
  return (
    <div className={styles.screen}>
      <title>{`${t('Correct')} · ${t('Desk')}`}</title>
      <div className={styles.head}>
        <ScreenTitle>{t('Correct')}</ScreenTitle>
        {issue && <IssueField issues={issues.data ?? []} issue={issue} onChoose={chooseIssue} />}
      </div>
      {issues.error && <Notice tone="error">{t('The list could not be loaded.')}</Notice>}
      {issues.isPending && <Spinner />}
      {issues.data && !issue && <Notice tone="empty">{t('There is no issue yet.')}</Notice>}
      {!mayCorrect && <Notice tone="empty">{t('Your role does not allow this.')}</Notice>}
      {issue && mayCorrect && (
        <CorrectedIssue
          key={keyOf(issue)}
          issue={issue}
          asked={Number(search.get('page'))}
          onPage={(page) => choose({ page: `${page}` })}
        />
      )}
    </div>
  )
}

function keyOf(issue: OfIssue): string {
  return Object.values(queryOf(issue)).join(' ')
}
