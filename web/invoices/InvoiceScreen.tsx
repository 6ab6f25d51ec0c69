import { useQuery } from '@tanstack/react-query'
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router'
import type { InvoiceLanguage } from '#contract/invoices.ts'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { download } from '#ui/download.ts'
import { Notice } from '#ui/Notice.tsx'
import { ScreenTitle } from '#ui/ScreenTitle.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { askProvider } from '../accesstype/accesstype-as-reader.ts'
import { CallError } from '../api/call-error.ts'
import { TryAgain } from '../brand/TryAgain.tsx'
import { Frame } from '../frame/Frame.tsx'
import { useSpoken } from '../i18n/language.ts'
import { useT } from '../i18n/use-t.ts'
import { useSessionAtOnce } from '../session/use-session.ts'
import styles from './invoice.module.css'
import { useObjectUrl } from './use-object-url.ts'

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

interface InvoicePdfProps {
  number: string
  language: InvoiceLanguage
}

function InvoicePdf({ number, language }: InvoicePdfProps) {
  const t = useT()
  const pdf = useInvoicePdf(number, language)
  if (pdf.isPending) {
    return (
      <div role="status">
        <span>{t('Loading...')}</span>
        <Skeleton height="20rem" />
      </div>
    )
  }
  if (pdf.isError) {
    return isUnknown(pdf.error) ? (
      <Notice tone="error" action={<InvoiceListLink />}>
        {t('This account has no such invoice. Did you log in with another contact?')}
      </Notice>
    ) : (
      <Notice
        tone="error"
        action={<TryAgain isTrying={pdf.isFetching} onPress={() => void pdf.refetch()} />}
      >
        {t('Oops! Something went wrong.')}
      </Notice>
    )
  }
  return <OpenPdf file={pdf.data} number={number} />
}

interface OpenPdfProps {
  file: Blob
  number: string
}

/** Phones have no PDF viewer inside a page: their readers download the file. */
function OpenPdf({ file, number }: OpenPdfProps) {
  const t = useT()
  const url = useObjectUrl(file)
  return (
    <>
      <div className={styles.actions}>
        <Button icon="download" onPress={() => download(file, `${number}.pdf`)}>
          {t('Download the PDF')}
        </Button>
        <InvoiceListLink />
      </div>
      {url && navigator.pdfViewerEnabled && (
        <iframe
          className={styles.viewer}
          src={`${url}#navpanes=0&view=FitH`}
          title={t('Invoice {number}', { number })}
        />
      )}
      {!navigator.pdfViewerEnabled && (
        <p>{t('This browser shows no PDF inside a page. Download it to open it.')}</p>
      )}
    </>
  )
}

function InvoiceListLink() {
  const t = useT()
  return (
    <ButtonLink to="/subscription" variant="secondary">
      {t('All invoices')}
    </ButtonLink>
  )
}

function isUnknown(error: Error): boolean {
  return error instanceof CallError && ['not-found', 'invalid-request'].includes(error.code)
}

/** An expired access token is renewed first. */
function useInvoicePdf(number: string, language: InvoiceLanguage) {
  return useQuery({
    queryKey: ['invoice-pdf', number, language],
    queryFn: () => askProvider((provider) => provider.getInvoicePdf(`${number}.pdf`, language)),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
