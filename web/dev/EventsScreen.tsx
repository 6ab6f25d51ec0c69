import { useState } from 'react'
import { Checkbox } from '#ui/Checkbox.tsx'
import { ScreenTitle } from '#ui/ScreenTitle.tsx'
import { Frame } from '../frame/Frame.tsx'
import { isEventLogShown } from '../session/later-storage.ts'
import { EventLog } from './EventLog.tsx'
import styles from './inbox-screen.module.css'
import { useDevT } from './use-dev-t.ts'

/** Stands in for the tag manager's preview while none is configured. */
export function EventsScreen() {
  const t = useDevT()
  const [isShown, setShown] = useState(() => isEventLogShown.read() ?? false)

  function show(next: boolean) {
    setShown(next)
    if (next) isEventLogShown.write(true)
    else isEventLogShown.remove()
  }

  return (
    <Frame title={t('Analytics events')}>
      <div className={styles.page}>
        <ScreenTitle>{t('Analytics events')}</ScreenTitle>
        <p>{t('What the tag manager would have been told in this tab, newest first.')}</p>
        <Checkbox isChecked={isShown} onChange={show}>
          {t('Show them over every screen')}
        </Checkbox>
        <EventLog />
      </div>
    </Frame>
  )
}
