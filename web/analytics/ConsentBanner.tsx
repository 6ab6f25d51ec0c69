import { Button } from '#ui/Button.tsx'
import { LegalLink } from '../brand/LegalLink.tsx'
import { useT } from '../i18n/use-t.ts'
import { answerConsent } from './consent.ts'
import styles from './consent-banner.module.css'

/** Asked once, beside the page and not over it. Both answers weigh the same. */
export function ConsentBanner() {
  const t = useT()
  return (
    <section className={styles.banner} aria-label={t('Your privacy')}>
      <div className={styles.words}>
        <p>
          {t(
            'May we count which pages and articles are read? It helps us to make a better paper. Nothing is counted unless you allow it.',
          )}
        </p>
        <LegalLink tab="privacy" name={t('Privacy Policy')} />
      </div>
      <div className={styles.answers}>
        <Button variant="secondary" onPress={() => answerConsent('granted')}>
          {t('Allow')}
        </Button>
        <Button variant="secondary" onPress={() => answerConsent('declined')}>
          {t('Do Not Allow')}
        </Button>
      </div>
    </section>
  )
}
