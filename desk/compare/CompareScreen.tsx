import type { StoredVersion, VersionPage } from '#contract/desk/versions.ts'
import { compareVersions } from '#domain/compare-versions.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Notice } from '#ui/Notice.tsx'
import { ScreenTitle } from '#ui/ScreenTitle.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { useT } from '../i18n/use-t.ts'
import { IssueField } from '../versions/IssueField.tsx'
import { queryOf, useChosenIssue, useVersionPages, useVersions } from '../versions/use-versions.ts'
import { VersionField } from '../versions/VersionField.tsx'
import { ChangeList } from './ChangeList.tsx'
import { ComparedPages } from './ComparedPages.tsx'
import styles from './compare.module.css'

/** Two versions of an issue, page by page: the shown one and the one before, unless the address names others. */
export function CompareScreen() {
  const t = useT()
  const { issues, issue, search, choose, chooseIssue } = useChosenIssue()
  const versions = useVersions(issue)
  const { older, newer } = chosenVersions(versions.data, search)
  const before = useVersionPages(issue, older)
  const after = useVersionPages(issue, newer)
  const error = issues.error ?? versions.error ?? before.error ?? after.error
  return (
    <div className={styles.layout}>
      <title>{`${t('Compare')} · ${t('Desk')}`}</title>
      <ScreenTitle>{t('Compare')}</ScreenTitle>
      {error && <Notice tone="error">{t('The versions could not be loaded.')}</Notice>}
      {issues.isPending && <Spinner />}
      {issues.data && !issue && <Notice tone="empty">{t('There is no issue yet.')}</Notice>}
      {issue && (
        <div className={styles.fields}>
          <IssueField issues={issues.data ?? []} issue={issue} onChoose={chooseIssue} />
          {versions.data && older && newer && (
            <>
              <VersionField
                label={t('Older version')}
                versions={versions.data}
                version={older}
                onChoose={(version) => choose({ older: version })}
              />
              <VersionField
                label={t('Newer version')}
                versions={versions.data}
                version={newer}
                onChoose={(version) => choose({ newer: version })}
              />
            </>
          )}
        </div>
      )}
      {versions.data && !older && (
        <Notice tone="empty">{t('This issue has only one version.')}</Notice>
      )}
      {issue && newer && older && (
        <p>
          <ButtonLink
            variant="secondary"
            to={`/preview?${new URLSearchParams({ ...queryOf(issue), version: newer })}`}
          >
            {t('Preview of the newer version')}
          </ButtonLink>
        </p>
      )}
      {before.data && after.data && older && (
        <Comparison
          older={before.data}
          newer={after.data}
          page={Number(search.get('page'))}
          onChoosePage={(page) => choose({ page: `${page}` })}
        />
      )}
    </div>
  )
}

function chosenVersions(versions: readonly StoredVersion[] = [], search: URLSearchParams) {
  const named = (name: string) => versions.find(({ version }) => version === search.get(name))
  const newer = named('newer') ?? versions.find(({ isShown }) => isShown) ?? versions[0]
  const before = newer && versions[versions.indexOf(newer) + 1]
  const older = named('older') ?? before ?? versions.find((version) => version !== newer)
  return { older: older?.version, newer: newer?.version }
}

interface ComparisonProps {
  older: readonly VersionPage[]
  newer: readonly VersionPage[]
  page: number
  onChoosePage: (page: number) => void
}

function Comparison({ older, newer, page, onChoosePage }: ComparisonProps) {
  const differences = compareVersions(older, newer)
  const chosen =
    differences.find(({ pageNo }) => pageNo === page) ??
    differences.find(({ change }) => change !== 'same') ??
    differences[0]
  if (!chosen) return null
  const pageOf = (pages: readonly VersionPage[]) =>
    pages.find(({ pageNo }) => pageNo === chosen.pageNo)
  return (
    <div className={styles.comparison}>
      <ChangeList
        differences={differences}
        pages={[...newer, ...older]}
        chosen={chosen.pageNo}
        onChoose={onChoosePage}
      />
      <ComparedPages difference={chosen} older={pageOf(older)} newer={pageOf(newer)} />
    </div>
  )
}
