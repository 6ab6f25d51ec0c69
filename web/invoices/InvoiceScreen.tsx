import { useQuery } from '@tanstack/react-query'
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router'
import { CallError } from '#contract/call-error.ts'
import type { InvoiceLanguage } from '#contract/invoices.ts'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { download } from '#ui/download.ts'
import { Notice } from '#ui/Notice.tsx'
import { ScreenTitle } from '#ui/ScreenTitle.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { callAccesstype } from '../accesstype/accesstype-as-reader.ts'
import { TryAgain } from '../brand/TryAgain.tsx'
import { Frame } from '../frame/Frame.tsx'
import { useLanguage } from '../i18n/language.ts'
import { useT } from '../i18n/use-t.ts'
import { useSessionWithCheck } from '../session/use-session.ts'
import styles from './invoice.module.css'
import { useObjectUrl } from './use-object-url.ts'

/** The target of the link in a receipt. A visitor signs in first and then returns. */
export function InvoiceScreen() {
  const t = useT()
  const session = useSessionWithCheck()
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

/** The language in the link, else the language of the controls. */
function useInvoiceLanguage(): 'en' | 'kn' {
  const [search] = useSearchParams()
  const { language } = useLanguage()
  const requested = search.get('language')
  return requested === 'en' || requested === 'kn' ? requested : language
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

/** Browsers without an embedded PDF viewer, as on phones, offer the download only. */
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
    queryFn: () =>
      callAccesstype((accesstype) => accesstype.getInvoicePdf(`${number}.pdf`, language)),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
