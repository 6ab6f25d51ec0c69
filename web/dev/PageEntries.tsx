import { Link } from 'react-router'
import { getOpenApi } from '#contract/health.ts'
import { API_BASE } from '#contract/route.ts'
import { Entry } from './Entry.tsx'
import { useDevT } from './use-dev-t.ts'

/** The other pages for those who try the product out. */
export function PageEntries() {
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
