import { Link } from 'react-router'
import { getOpenApi } from '#contract/health.ts'
import { API_BASE } from '#contract/route.ts'
import { ScreenTitle } from '#ui/ScreenTitle.tsx'
import { Frame } from '../frame/Frame.tsx'
import { CardEntries } from './CardEntries.tsx'
import { ClockEntries } from './ClockEntries.tsx'
import { Entry } from './Entry.tsx'
import { ReaderEntries } from './ReaderEntries.tsx'
import { Sample } from './Sample.tsx'
import { StaffEntries } from './StaffEntries.tsx'
import styles from './ui-screen.module.css'
import { useDevT } from './use-dev-t.ts'

/** Everything that can be tried with stand-ins. */
export function TryItScreen() {
  const t = useDevT()
  const sections = [
    { id: 'readers', heading: t('Readers'), content: <ReaderEntries /> },
    { id: 'staff', heading: t('Staff of the desk'), content: <StaffEntries /> },
    { id: 'cards', heading: t('Test cards and UPI ids'), content: <CardEntries /> },
    { id: 'clock', heading: t('The clock'), content: <ClockEntries /> },
    { id: 'more', heading: t('More to open'), content: <PageEntries /> },
  ]
  return (
    <Frame title={t('Try it')}>
      <div className={styles.page}>
        <div className={styles.stack}>
          <ScreenTitle>{t('Try it')}</ScreenTitle>
          <p>{t('Nothing here leaves this machine: no money moves, and no message is sent.')}</p>
          <nav className={styles.row} aria-label={t('Try it')}>
            {sections.map(({ id, heading }) => (
              <a key={id} href={`#${id}`}>
                {heading}
              </a>
            ))}
          </nav>
        </div>
        {sections.map(({ id, heading, content }) => (
          <Sample key={id} id={id} heading={heading} content={content} />
        ))}
      </div>
    </Frame>
  )
}

/** Links to the other /dev pages. */
function PageEntries() {
  const t = useDevT()
  return (
    <ul>
      <Entry control={<Link to="/dev/inbox">{t('Inbox')}</Link>}>
        {t(
          'Codes to log in with, receipts, notices of renewals: each SMS and e-mail that would be sent.',
        )}
      </Entry>
      <Entry control={<Link to="/dev/events">{t('Analytics events')}</Link>}>
        {t('What the tag manager is told about this tab; it can be shown over every screen.')}
      </Entry>
      <Entry control={<Link to="/dev/ui">{t('Parts of the screens')}</Link>}>
        {t('Buttons, fields, dialogs, type and icons, in both languages and both brands.')}
      </Entry>
      <Entry control={<a href={API_BASE + getOpenApi.path}>{t('API description')}</a>}>
        {t('A file to download: every call of the server, as OpenAPI.')}
      </Entry>
    </ul>
  )
}
