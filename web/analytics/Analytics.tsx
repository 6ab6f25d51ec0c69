import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { Button } from '#ui/Button.tsx'
import { runtimeConfig } from '../api/runtime-config.ts'
import { LegalLink } from '../brand/LegalLink.tsx'
import { useT } from '../i18n/use-t.ts'
import { storedPlan } from '../session/later-storage.ts'
import { useSession } from '../session/use-session.ts'
import { answerConsent, type Consent, useConsent } from './consent.ts'
import styles from './consent-banner.module.css'
import { setStatusKnown, track } from './track.ts'

interface AnalyticsProps {
  /** Whether the reader's subscriptions have been fetched in this tab. */
  isSubscriptionKnown: boolean
  /** The consent banner waits until no popup is open. */
  isPopupOpen: boolean
}

/** Tracks page views on every screen, loads the tag manager, and asks for consent. */
export function Analytics({ isSubscriptionKnown, isPopupOpen }: AnalyticsProps) {
  const consent = useConsent()
  const { gtmId } = runtimeConfig()
  useEffect(() => {
    if (gtmId && consent === 'granted') loadContainer(gtmId)
  }, [gtmId, consent])
  useReaderStatus(isSubscriptionKnown)
  usePageViews(consent)
  return consent === 'unasked' && !isPopupOpen ? <ConsentBanner /> : null
}

/** Does not cover the page. Both answers look the same, so neither is suggested. */
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

/** Loads the publisher's tag manager; it then reads the data layer from the first entry. */
function loadContainer(id: string): void {
  if (document.querySelector(`script[src^="${CONTAINER}"]`)) return
  window.dataLayer ??= []
  window.dataLayer.unshift({ 'gtm.start': Date.now(), event: 'gtm.js' })
  const script = document.createElement('script')
  script.async = true
  script.src = `${CONTAINER}?${new URLSearchParams({ id })}`
  document.head.append(script)
}

/** Tracks one view for each screen. Turning a page of the newspaper changes no path and is no view. */
function usePageViews(consent: Consent): void {
  const { pathname } = useLocation()
  const isAllowed = consent === 'granted' || consent === 'not-needed'
  const lastPath = useRef<string>(undefined)

  useEffect(() => {
    if (!isAllowed || lastPath.current === pathname) return
    lastPath.current = pathname
    track('page_view', { page_path: pathname, page_title: document.title })
  }, [pathname, isAllowed])
}

/** Releases queued events once the reader's sign-in and plan are known. */
function useReaderStatus(isSubscriptionKnown: boolean): void {
  const { kind } = useSession()
  const isPlanKnown = isSubscriptionKnown || storedPlan.read() !== undefined
  const isKnown = kind === 'visitor' || (kind === 'signed-in' && isPlanKnown)

  useEffect(() => {
    setStatusKnown(isKnown)
    return () => setStatusKnown(false)
  }, [isKnown])
}
