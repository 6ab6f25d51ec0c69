import { Frame } from '../brand/Frame.tsx'
import { ScreenTitle } from '../ui/ScreenTitle.tsx'
import { CardEntries } from './CardEntries.tsx'
import { ClockEntries } from './ClockEntries.tsx'
import { PageEntries } from './PageEntries.tsx'
import { ReaderEntries } from './ReaderEntries.tsx'
import { Sample } from './Sample.tsx'
import styles from './ui-screen.module.css'
import { useDevT } from './use-dev-t.ts'

/** Everything that can be tried while stand-ins play the outside world, and what to look at. */
export function TryItScreen() {
  const t = useDevT()
  return (
    <Frame title={t('Try it')}>
      <div className={styles.page}>
        <div className={styles.stack}>
          <ScreenTitle>{t('Try it')}</ScreenTitle>
          <p>{t('Nothing here leaves this machine: no money moves, and no message is sent.')}</p>
        </div>
        <Sample heading={t('Readers')} content={<ReaderEntries />} />
        <Sample heading={t('Test cards and UPI ids')} content={<CardEntries />} />
        <Sample heading={t('The clock')} content={<ClockEntries />} />
        <Sample heading={t('More to open')} content={<PageEntries />} />
      </div>
    </Frame>
  )
}
