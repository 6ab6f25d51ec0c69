import { EventLog } from './EventLog.tsx'
import styles from './event-log.module.css'
import { useDevT } from './use-dev-t.ts'

/** The log over every screen, while stand-ins play the outside world. */
export function EventPanel() {
  const t = useDevT()
  return (
    <section className={styles.panel} aria-label={t('Analytics events')}>
      <EventLog />
    </section>
  )
}
