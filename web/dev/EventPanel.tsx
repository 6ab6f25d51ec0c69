import { useT } from '../i18n/use-t.ts'
import { EventLog } from './EventLog.tsx'
import styles from './event-log.module.css'

/** The log over every screen, while stand-ins play the outside world. */
export function EventPanel() {
  const t = useT()
  return (
    <section className={styles.panel} aria-label={t('Analytics events')}>
      <EventLog />
    </section>
  )
}
