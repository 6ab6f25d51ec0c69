import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { Button } from '#ui/Button.tsx'
import { useSubscriptions } from '../accesstype/use-subscriptions.ts'
import { runtimeConfig } from '../api/runtime-config.ts'
import { LegalLink } from '../brand/LegalLink.tsx'
import { useT } from '../i18n/use-t.ts'
import { useIsPopupOpen } from '../prompts/open-popups.ts'
import { heldPlan } from '../session/browser-storage.ts'
import { useSession } from '../session/use-session.ts'
import { answerConsent, type Consent, useConsent } from './consent.ts'
import styles from './consent-banner.module.css'
import { setStatusKnown, track } from './track.ts'

/** Beside every screen: what is counted everywhere, and the question whether it may be. */
export function Analytics() {
  const consent = useConsent()
  const { gtmId } = runtimeConfig()
  const isPopupOpen = useIsPopupOpen()
  useEffect(() => {
    if (gtmId && consent === 'granted') loadContainer(gtmId)
  }, [gtmId, consent])
  useReaderStatus()
  usePageViews(consent)
  return consent === 'unasked' && !isPopupOpen ? <ConsentBanner /> : null
}

/** Asked once, beside the page and not over it. Both answers weigh the same. */
function ConsentBanner() {
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

const CONTAINER = 'https://www.googletagmanager.com/gtm.js'

/** Loads the publisher's tag manager, which then reads the data layer from its beginning. */
function loadContainer(id: string): void {
  if (document.querySelector(`script[src^="${CONTAINER}"]`)) return
  window.dataLayer ??= []
  window.dataLayer.unshift({ 'gtm.start': Date.now(), event: 'gtm.js' })
  const script = document.createElement('script')
  script.async = true
  script.src = `${CONTAINER}?${new URLSearchParams({ id })}`
  document.head.append(script)
}

/** One for each screen that is opened, turning a page is none. */
function usePageViews(consent: Consent): void {
  const { pathname } = useLocation()
  const mayTell = consent === 'granted' || consent === 'not-needed'
  const told = useRef<string>(undefined)

  useEffect(() => {
    if (!mayTell || told.current === pathname) return
    told.current = pathname
    track('page_view', { page_path: pathname, page_title: document.title })
  }, [pathname, mayTell])
}

/** Lets events go out once it is known who reads and what they hold. */
function useReaderStatus(): void {
  const { kind } = useSession()
  const { isSuccess } = useSubscriptions()
  const isHeldKnown = isSuccess || heldPlan.read() !== undefined
  const isKnown = kind === 'visitor' || (kind === 'signed-in' && isHeldKnown)

  useEffect(() => {
    setStatusKnown(isKnown)
    return () => setStatusKnown(false)
  }, [isKnown])
}
