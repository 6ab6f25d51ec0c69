import { useState } from 'react'
import { ARCHIVE_LIMITS } from '#contract/archive.ts'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Notice } from '#ui/Notice.tsx'
import { ScreenTitle } from '#ui/ScreenTitle.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { useT } from '../i18n/use-t.ts'
import styles from './archive.module.css'
import { TokenDialog } from './TokenDialog.tsx'
import { TokenRow } from './TokenRow.tsx'
import { useTokens } from './use-archive.ts'

/** The tokens with which programs search the archive, for admins. */
export function TokensScreen() {
  const t = useT()
  const [isMaking, setMaking] = useState(false)
  const { data: tokens, error } = useTokens()
  return (
    <div className={styles.screen}>
      <title>{`${t('Tokens for programs')} · ${t('Desk')}`}</title>
      <div className={styles.head}>
        <ScreenTitle>{t('Tokens for programs')}</ScreenTitle>
        <div className={styles.actions}>
          <ButtonLink variant="secondary" icon="search" to="/archive">
            {t('Archive')}
          </ButtonLink>
          <Button icon="plus" onPress={() => setMaking(true)}>
            {t('Make a token')}
          </Button>
        </div>
      </div>
      <p className={styles.about}>
        {t(
          'A program searches the archive with a token, in the name of an account and with its titles. Each token may search {searches} times a minute and export {exports} times an hour.',
          { searches: ARCHIVE_LIMITS.searchesAMinute, exports: ARCHIVE_LIMITS.exportsAnHour },
        )}
      </p>
      {error && <Notice tone="error">{t('The list could not be loaded.')}</Notice>}
      {!tokens && !error && <Spinner />}
      {tokens?.length === 0 && <Notice tone="empty">{t('There is no token yet.')}</Notice>}
      {tokens && tokens.length > 0 && (
        <ul className={styles.list}>
          {tokens.map((token) => (
            <TokenRow key={token.id} token={token} />
          ))}
        </ul>
      )}
      {isMaking && <TokenDialog onClose={() => setMaking(false)} />}
    </div>
  )
}
