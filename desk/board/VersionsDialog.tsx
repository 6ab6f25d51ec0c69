import { useState } from 'react'
import type { NightEdition } from '#contract/desk/board.ts'
import type { StoredVersion } from '#contract/desk/versions.ts'
import { Notice } from '#ui/Notice.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { useLanguage } from '../i18n/language.ts'
import { useT } from '../i18n/use-t.ts'
import { useVersions } from '../versions/use-versions.ts'
import { ActDialog } from './ActDialog.tsx'
import styles from './board.module.css'
import { clockTime } from './release-words.ts'

/** Lists the versions of an issue; one of them can be shown to readers again. */
export function VersionsDialog({
  edition,
  onClose,
}: {
  edition: NightEdition
  onClose: () => void
}) {
  const t = useT()
  const { language } = useLanguage()
  const { data: versions, error } = useVersions(edition)
  const [chosen, setChosen] = useState<string>()
  return (
    <ActDialog
      edition={edition}
      title={t('Versions of {edition}', { edition: edition.names[language] })}
      action={t('Restore this version')}
      act={chosen === undefined ? undefined : { kind: 'restore', version: chosen }}
      onClose={onClose}
    >
      {error && <Notice tone="error">{t('The list could not be loaded.')}</Notice>}
      {!versions && !error && <Spinner />}
      {versions && (
        <fieldset className={styles.versions}>
          <legend>{t('Readers see the chosen version within seconds.')}</legend>
          {versions.map((entry) => (
            <VersionChoice
              key={entry.version}
              entry={entry}
              isChosen={chosen === entry.version}
              onChoose={() => setChosen(entry.version)}
            />
          ))}
        </fieldset>
      )}
    </ActDialog>
  )
}

interface VersionChoiceProps {
  entry: StoredVersion
  isChosen: boolean
  onChoose: () => void
}

function VersionChoice({ entry, isChosen, onChoose }: VersionChoiceProps) {
  const t = useT()
  const { version, published_at, pages, isShown, who } = entry
  return (
    <label className={styles.version}>
      <input
        type="radio"
        name="version"
        value={version}
        checked={isChosen}
        disabled={isShown}
        onChange={onChoose}
      />
      <span>
        <strong>{clockTime(published_at)}</strong>{' '}
        {t('{count} page|{count} pages', { count: pages })}
        {who && ` · ${who}`}
        {isShown && ` · ${t('Readers see this one')}`}
      </span>
    </label>
  )
}
