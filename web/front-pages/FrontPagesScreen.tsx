import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { IssueDate } from '#contract/issue-date.ts'
import { formatMonth } from '#domain/format.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Notice } from '#ui/Notice.tsx'
import { ScreenTitle } from '#ui/ScreenTitle.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { useIsOnline } from '#ui/use-is-online.ts'
import { runtimeConfig } from '../api/runtime-config.ts'
import { TryAgain } from '../brand/TryAgain.tsx'
import { Frame } from '../frame/Frame.tsx'
import { useLanguage } from '../i18n/language.ts'
import { useT } from '../i18n/use-t.ts'
import { requestedPlace } from '../paper/place.ts'
import { useDefaultEdition } from '../paper/use-default-edition.ts'
import { useEditionChoices } from '../paper/use-edition-choices.ts'
import { PremiumPopup } from '../prompts/PremiumPopup.tsx'
import { UpgradePopup } from '../prompts/UpgradePopup.tsx'
import { useReader } from '../session/use-reader.ts'
import { FrontPageWall } from './FrontPageWall.tsx'
import styles from './front-pages.module.css'
import { archiveMonths, requestedMonth } from './months.ts'
import { Timeline } from './Timeline.tsx'
import { useFrontPages, useThisDay } from './use-front-pages.ts'

/** The front pages of a month, and of the same day in earlier years. */
export function FrontPagesScreen() {
  const t = useT()
  const { today } = runtimeConfig()
  const [search, setSearch] = useSearchParams()
  const byDefault = useDefaultEdition()
  const isSubscriber = useReader().kind === 'subscriber'
  const [isAskedToPay, setAskedToPay] = useState(false)
  const months = archiveMonths(today)
  const month = requestedMonth(search.get('month'), months)
  const edition = requestedPlace(search).edition ?? byDefault

  const go = (name: string, value: string) =>
    setSearch((before) => ({ ...Object.fromEntries(before), [name]: value }), { replace: true })
  const close = () => setAskedToPay(false)
  const wall = { edition, onLocked: () => setAskedToPay(true) }

  return (
    <Frame title={t('Archive')}>
      <div className={styles.screen}>
        <div className={styles.top}>
          <ScreenTitle>{t('Archive')}</ScreenTitle>
          <EditionChoice edition={edition} onChoose={(id) => go('edition_No', id)} />
        </div>
        <Timeline months={months} month={month} onMonth={(next) => go('month', next)} />
        <MonthWall {...wall} month={month} />
        <ThisDay {...wall} date={today} />
      </div>
      {isAskedToPay && isSubscriber && <UpgradePopup opensLater={false} onContinue={close} />}
      {isAskedToPay && !isSubscriber && <PremiumPopup onLater={close} />}
    </Frame>
  )
}

interface EditionChoiceProps {
  edition: number | undefined
  onChoose: (id: string) => void
}

function EditionChoice({ edition, onChoose }: EditionChoiceProps) {
  const t = useT()
  return (
    <div className={styles.edition}>
      <SelectField
        label={t('Edition')}
        value={String(edition ?? '')}
        groups={useEditionChoices()}
        onChange={onChoose}
      />
    </div>
  )
}

interface WallProps {
  edition: number | undefined
  onLocked: () => void
}

function MonthWall({ edition, month, onLocked }: WallProps & { month: string }) {
  const t = useT()
  const { language } = useLanguage()
  const pages = useFrontPages(edition, month)
  return (
    <section className={styles.month} aria-busy={pages.isPlaceholderData || undefined}>
      <h2 className={styles.heading}>{formatMonth(month, language)}</h2>
      {pages.data && edition !== undefined && (
        <>
          {pages.data.length === 0 && (
            <Notice tone="empty">{t('No editions in this month')}</Notice>
          )}
          {pages.data.some(({ locked }) => locked) && <LockedDays />}
          <FrontPageWall
            pages={pages.data}
            edition={edition}
            by="day"
            onLocked={onLocked}
            onImageError={() => void pages.refetch({ cancelRefetch: false })}
          />
        </>
      )}
      {pages.isError && !pages.data && (
        <ArchiveFailed isRetrying={pages.isFetching} onRetry={() => void pages.refetch()} />
      )}
      {pages.isLoading && <Spinner />}
    </section>
  )
}

interface ArchiveFailedProps {
  isRetrying: boolean
  onRetry: () => void
}

function ArchiveFailed({ isRetrying, onRetry }: ArchiveFailedProps) {
  const t = useT()
  const isOnline = useIsOnline()
  return (
    <Notice
      tone="error"
      {...(!isOnline && { title: t('You are offline') })}
      action={<TryAgain isTrying={isRetrying} onPress={onRetry} />}
    >
      {t('The archive could not be loaded')}
    </Notice>
  )
}

/** How the blurred days can be opened. */
function LockedDays() {
  const t = useT()
  const isSubscriber = useReader().kind === 'subscriber'
  return (
    <Notice
      icon="lock"
      action={
        <ButtonLink to="/subscribe" state={isSubscriber ? { fromUpgrade: true } : null}>
          {isSubscriber ? t('View Upgrade Options') : t('Subscribe')}
        </ButtonLink>
      }
    >
      {isSubscriber
        ? t('Blurred days are not in your plan.')
        : t('Blurred days are for subscribers.')}
    </Notice>
  )
}

function ThisDay({ edition, date, onLocked }: WallProps & { date: IssueDate }) {
  const t = useT()
  const pages = useThisDay(edition, date)
  if (!pages.data || pages.data.length === 0 || edition === undefined) return null
  return (
    <section className={styles.month}>
      <h2 className={styles.heading}>{t('This day in earlier years')}</h2>
      <FrontPageWall
        pages={pages.data}
        edition={edition}
        by="year"
        onLocked={onLocked}
        onImageError={() => void pages.refetch({ cancelRefetch: false })}
      />
    </section>
  )
}
