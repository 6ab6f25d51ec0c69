import { useSyncExternalStore } from 'react'
import { Notice } from '#ui/Notice.tsx'
import { subscribeToEvents, trackedEvents } from '../analytics/track.ts'
import styles from './event-log.module.css'
import { useDevT } from './use-dev-t.ts'

/** The tracked events of this tab, newest first. */
export function EventLog() {
  const t = useDevT()
  const events = useSyncExternalStore(subscribeToEvents, trackedEvents)
  if (events.length === 0) return <Notice tone="empty">{t('Nothing has been tracked yet.')}</Notice>
  return (
    <ol className={styles.events} reversed>
      {events.toReversed().map(({ number, entry }) => (
        <li key={number}>
          <details>
            <summary className={styles.name}>{'event' in entry && String(entry.event)}</summary>
            <pre className={styles.fields}>{JSON.stringify(entry, null, 2)}</pre>
          </details>
        </li>
      ))}
    </ol>
  )
}

/** The event log over every screen; only with stand-ins. */
export function EventPanel() {
  const t = useDevT()
  return (
    <section className={styles.panel} aria-label={t('Analytics events')}>
      <EventLog />
    </section>
  )
}
