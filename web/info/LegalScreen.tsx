import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { CallError } from '#contract/call-error.ts'
import { getLegalText, type LegalDocument } from '#contract/info.ts'
import type { IssueDate } from '#contract/issue-date.ts'
import type { Language } from '#contract/titles.ts'
import { CALENDAR_WORDS } from '#domain/format.ts'
import { Notice } from '#ui/Notice.tsx'
import { ScreenTitle } from '#ui/ScreenTitle.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { call } from '../api/call.ts'
import { PLANS_CACHE } from '../api/query-client.ts'
import { runtimeConfig } from '../api/runtime-config.ts'
import { TryAgain } from '../brand/TryAgain.tsx'
import { Frame } from '../frame/Frame.tsx'
import { useLanguage } from '../i18n/language.ts'
import { TextWithParts } from '../i18n/TextWithParts.tsx'
import { useT } from '../i18n/use-t.ts'
import { LegalSections } from './LegalSections.tsx'
import styles from './legal.module.css'

export function LegalScreen() {
  const t = useT()
  const [search, setSearch] = useSearchParams()
  const selected = search.get('tab') === 'privacy' ? 'privacy' : 'terms'
  const tabs = [
    {
      id: 'terms',
      label: t('Terms & Conditions'),
      panel: <LegalText key="terms" document="terms" />,
    },
    {
      id: 'privacy',
      label: t('Privacy Policy'),
      panel: <LegalText key="privacy" document="privacy" />,
    },
  ] as const
  return (
    <Frame title={selected === 'terms' ? t('Terms & Conditions') : t('Privacy Policy')}>
      <div className={styles.page}>
        <ScreenTitle>{t('Terms and privacy')}</ScreenTitle>
        <Tabs
          label={t('Terms and privacy')}
          tabs={tabs}
          selected={selected}
          onSelect={(tab) => setSearch({ tab }, { replace: true })}
        />
      </div>
    </Frame>
  )
}

interface LegalTextProps {
  document: LegalDocument
}

function LegalText({ document }: LegalTextProps) {
  const t = useT()
  const { language } = useLanguage()
  const text = useLegalText(document)

  if (text.isPending) return <LegalWaiting />
  if (text.isError) {
    return (
      <LegalProblem
        error={text.error}
        isTrying={text.isFetching}
        onTryAgain={() => text.refetch()}
      />
    )
  }
  return (
    <>
      <p className={styles.updated}>
        {t('Last updated {date}', { date: longDate(text.data.updated, language) })}
      </p>
      <LegalSections html={text.data.html} />
    </>
  )
}

interface LegalProblemProps {
  error: Error
  isTrying: boolean
  onTryAgain: () => void
}

function LegalProblem({ error, isTrying, onTryAgain }: LegalProblemProps) {
  const t = useT()
  const { supportEmail } = runtimeConfig()
  if (error instanceof CallError && error.code === 'not-found') {
    return (
      <Notice tone="empty">
        <TextWithParts
          text={t('This text is not here yet. Please ask for it at {email}.')}
          parts={{ email: <a href={`mailto:${supportEmail}`}>{supportEmail}</a> }}
        />
      </Notice>
    )
  }
  return (
    <Notice tone="error" action={<TryAgain isTrying={isTrying} onPress={onTryAgain} />}>
      {t('Oops! Something went wrong.')}
    </Notice>
  )
}

const LINES = ['40%', '95%', '98%', '90%', '97%', '60%']

function LegalWaiting() {
  const t = useT()
  return (
    <div className={styles.waiting} role="status">
      <VisuallyHidden>{t('Loading...')}</VisuallyHidden>
      {LINES.map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </div>
  )
}

/** December 26, 2024, as the specification writes it. */
function longDate(date: IssueDate, language: Language): string {
  const [year, month = 1, day] = date.split('-').map(Number)
  const name = CALENDAR_WORDS[language].months[month - 1]
  return language === 'kn' ? `${year}ರ ${name} ${day}` : `${name} ${day}, ${year}`
}

function useLegalText(document: LegalDocument) {
  const { language } = useLanguage()
  return useQuery({
    queryKey: ['legal-text', document, language],
    queryFn: () => call(getLegalText, { params: { document }, query: { language } }),
    ...PLANS_CACHE,
  })
}
