import { Navigate, useLocation, useParams, useSearchParams } from 'react-router'
import { ScreenTitle } from '#ui/ScreenTitle.tsx'
import { Frame } from '../frame/Frame.tsx'
import { useSpoken } from '../i18n/language.ts'
import { useT } from '../i18n/use-t.ts'
import { useSessionAtOnce } from '../session/use-session.ts'
import { InvoicePdf } from './InvoicePdf.tsx'
import styles from './invoice.module.css'

/** Where the receipt's link leads. A visitor signs in first, and comes back. */
export function InvoiceScreen() {
  const t = useT()
  const session = useSessionAtOnce()
  const { pathname, search } = useLocation()
  const { number = '' } = useParams()
  const language = useInvoiceLanguage()
  if (session.kind === 'visitor') {
    const back = new URLSearchParams({ redirectUrl: pathname + search })
    return <Navigate to={`/auth?${back}`} replace />
  }
  const title = t('Invoice {number}', { number })
  return (
    <Frame title={title}>
      <div className={styles.page}>
        <ScreenTitle>{title}</ScreenTitle>
        {session.kind === 'signed-in' && <InvoicePdf number={number} language={language} />}
      </div>
    </Frame>
  )
}

/** The link's language, else that of the controls. */
function useInvoiceLanguage(): 'en' | 'kn' {
  const [search] = useSearchParams()
  const { language } = useSpoken()
  const asked = search.get('language')
  return asked === 'en' || asked === 'kn' ? asked : language
}
