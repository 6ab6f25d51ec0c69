import { type PreviewIssue, PreviewReader } from '#contract/desk/previews.ts'
import type { StoredVersion } from '#contract/desk/versions.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Notice } from '#ui/Notice.tsx'
import { ScreenTitle } from '#ui/ScreenTitle.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { useLanguage } from '../i18n/language.ts'
import { type Translate, useT } from '../i18n/use-t.ts'
import { IssueField } from '../versions/IssueField.tsx'
import { queryOf, useChosenIssue, useVersions } from '../versions/use-versions.ts'
import { timeWords, VersionField } from '../versions/VersionField.tsx'
import { DeviceFrame } from './DeviceFrame.tsx'
import styles from './preview.module.css'
import { usePreviewAddress } from './use-preview.ts'

const DESKTOP = { width: 1280, height: 844 }
const PHONE = { width: 390, height: 844 }

/** An issue as readers will see it after its release, on a desktop and on a phone. */
export function PreviewScreen() {
  const t = useT()
  const { language } = useLanguage()
  const { issues, issue, search, choose, chooseIssue } = useChosenIssue()
  const versions = useVersions(issue)
  const version = chosenVersion(versions.data, search.get('version'))
  const reader = PreviewReader.catch('visitor').parse(search.get('reader'))
  const preview = usePreviewAddress({ issue, version: version?.version, reader })
  const error = issues.error ?? versions.error ?? preview.error
  const listed = issue && issues.data?.find((one) => isSameIssue(one, issue))
  return (
    <div className={styles.layout}>
      <title>{`${t('Preview')} · ${t('Desk')}`}</title>
      <ScreenTitle>{t('Preview')}</ScreenTitle>
      {error && <Notice tone="error">{t('The preview could not be opened.')}</Notice>}
      {issues.isPending && <Spinner />}
      {issues.data && !issue && <Notice tone="empty">{t('There is no issue yet.')}</Notice>}
      {versions.data?.length === 0 && (
        <Notice tone="empty">{t('This issue has no version yet.')}</Notice>
      )}
      {issue && (
        <div className={styles.fields}>
          <IssueField issues={issues.data ?? []} issue={issue} onChoose={chooseIssue} />
          {versions.data && version && (
            <VersionField
              label={t('Version')}
              versions={versions.data}
              version={version.version}
              hint={shownWords(version, listed, t, language)}
              onChoose={(name) => choose({ version: name })}
            />
          )}
          <SelectField
            label={t('Seen as')}
            value={reader}
            groups={[{ label: t('Seen as'), options: readerOptions(t) }]}
            hint={readerHint(reader, t)}
            onChange={(value) => choose({ reader: value })}
          />
        </div>
      )}
      {issue && versions.data && versions.data.length > 1 && (
        <p>
          <ButtonLink variant="secondary" to={`/compare?${new URLSearchParams(queryOf(issue))}`}>
            {t('Compare versions')}
          </ButtonLink>
        </p>
      )}
      {preview.data && issue && (
        <div className={styles.devices} key={JSON.stringify(queryOf(issue))}>
          <DeviceFrame title={t('On a desktop')} address={preview.data} {...DESKTOP} />
          <DeviceFrame title={t('On a phone')} address={preview.data} {...PHONE} />
        </div>
      )}
    </div>
  )
}

/** The version that the address names, else the one that readers see, else the newest. */
function chosenVersion(versions: readonly StoredVersion[] = [], named: string | null) {
  return (
    versions.find(({ version }) => version === named) ??
    versions.find(({ isShown }) => isShown) ??
    versions[0]
  )
}

function isSameIssue(one: PreviewIssue, other: Parameters<typeof queryOf>[0]): boolean {
  return JSON.stringify(queryOf(one)) === JSON.stringify(queryOf(other))
}

function shownWords(
  { isShown }: StoredVersion,
  issue: PreviewIssue | undefined,
  t: Translate,
  language: string,
): string {
  if (!isShown) return t('Readers do not get this version unless it is restored.')
  if (issue && issue.general_release_at > Date.now()) {
    const time = timeWords(issue.general_release_at, language)
    return t('Every reader gets this version from {time} on.', { time })
  }
  return t('Readers see this version now.')
}

function readerOptions(t: Translate) {
  return [
    { value: 'visitor', label: t('Visitor') },
    { value: 'freemium', label: t('Freemium reader') },
    { value: 'subscriber', label: t('Subscriber') },
  ]
}

function readerHint(reader: PreviewReader, t: Translate): string {
  switch (reader) {
    case 'visitor':
      return t('Nobody is signed in.')
    case 'freemium':
      return t('Signed in, without a plan.')
    case 'subscriber':
      return t('Signed in, with a plan that opens every date.')
  }
}
