import { useEffect, useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import type { SelectedPlan } from '#contract/plans.ts'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { groupWords, selectedPlanOf, usePlans } from '../accesstype/use-plans.ts'
import { useSubscriptions } from '../accesstype/use-subscriptions.ts'
import { runtimeConfig } from '../api/runtime-config.ts'
import { LegalLink } from '../brand/LegalLink.tsx'
import { Frame } from '../frame/Frame.tsx'
import { useLanguage } from '../i18n/language.ts'
import { TextWithParts } from '../i18n/TextWithParts.tsx'
import { useT } from '../i18n/use-t.ts'
import { storage } from '../session/storage.ts'
import { useLogout } from '../session/use-logout.ts'
import { useSignInContact } from '../session/use-me.ts'
import { useSessionWithCheck } from '../session/use-session.ts'
import { ChosenPlan, CurrentPlan, Figures } from './PlanSummary.tsx'
import { QuoteProblem } from './QuoteProblem.tsx'
import styles from './review.module.css'
import { useLatePayment } from './use-late-payment.ts'
import { usePay } from './use-pay.ts'
import { useQuote } from './use-quote.ts'

export function ReviewScreen() {
  const session = useSessionWithCheck()
  const { plan, isLoading } = useReviewedPlan()
  const payment = usePay()
  const late = useLatePayment()

  if (isLoading) return null
  if (!plan) return <Navigate to="/subscribe" replace />
  if (session.kind === 'checking') return null
  if (session.kind === 'visitor') return <Navigate to="/auth" replace />
  if (late.kind === 'through' && !payment.isPending && !payment.isSuccess)
    return <Navigate to="/payment-success" replace />
  return <Review plan={plan} payment={payment} />
}

interface ReviewProps {
  plan: SelectedPlan
  payment: ReturnType<typeof usePay>
}

function Review({ plan, payment }: ReviewProps) {
  const t = useT()
  const first = useSubscriptions().data?.[0]
  const currentSubscription = first?.active ? first : undefined
  const quote = useQuote(plan.id)
  // An earlier quote is not valid after a refusal.
  const figures = quote.isError ? undefined : quote.data
  const [isAgreed, setAgreed] = useState(runtimeConfig().prechecked.terms)
  const [isMissed, setMissed] = useState(false)
  const isChange = currentSubscription && currentSubscription.subscription_plan_id !== plan.id
  const title = isChange ? t('Change Plan') : t('Review & Pay')

  function proceed() {
    setMissed(!isAgreed)
    if (isAgreed) payment.pay(plan, 'begin_checkout')
  }

  return (
    <Frame title={title} headline={<h1 className={styles.heading}>{title}</h1>}>
      <div className={styles.column}>
        {currentSubscription && <CurrentPlan currentSubscription={currentSubscription} />}
        <ChosenPlan plan={plan}>
          {figures && (
            <Figures plan={plan} quote={figures} currentSubscription={currentSubscription} />
          )}
          {quote.isLoading && <p role="status">{t('Loading...')}</p>}
        </ChosenPlan>
        {quote.isError && <QuoteProblem error={quote.error} onRetry={() => void quote.refetch()} />}
        <TermsBox
          isAgreed={isAgreed}
          isMissed={isMissed && !isAgreed}
          isDisabled={payment.isPending}
          onAgree={setAgreed}
        />
        <Button
          isWide
          isLoading={payment.isPending}
          isDisabled={!figures && !payment.isPending}
          onPress={proceed}
        >
          {figures?.change === 'downgrade' ? t('Change Plan') : t('Proceed To Pay')}
        </Button>
        <SignedInAs />
      </div>
    </Frame>
  )
}

interface TermsBoxProps {
  isAgreed: boolean
  /** The reader pressed the button without agreeing. */
  isMissed: boolean
  isDisabled: boolean
  onAgree: (isAgreed: boolean) => void
}

function TermsBox({ isAgreed, isMissed, isDisabled, onAgree }: TermsBoxProps) {
  const t = useT()
  const missed = t('Please agree to the Terms & Conditions and Privacy Policy to Proceed.')
  const parts = {
    terms: <LegalLink tab="terms" name={t('Terms & Conditions')} />,
    privacy: <LegalLink tab="privacy" name={t('Privacy Policy')} />,
  }
  return (
    <Checkbox
      isChecked={isAgreed}
      isDisabled={isDisabled}
      error={isMissed ? missed : undefined}
      onChange={onAgree}
    >
      <TextWithParts text={t('I agree to the {terms} and the {privacy}.')} parts={parts} />
    </Checkbox>
  )
}

/** The plan to review: the one that the address names, else the stored one. */
function useReviewedPlan(): { plan: SelectedPlan | undefined; isLoading: boolean } {
  const { language } = useLanguage()
  const planId = useSearchParams()[0].get('plan')
  const [storedPlan] = useState(storage.selectedPlan.read)
  const plans = usePlans(planId !== null)
  const named = plans.data?.find(({ id }) => id === planId)
  const plan = named && selectedPlanOf(named, groupWords(named.group, language).tagline)

  // Stored through login and payment, like a plan selected on /subscribe.
  useEffect(() => {
    if (plan) storage.selectedPlan.write(plan)
  })
  return planId === null
    ? { plan: storedPlan, isLoading: false }
    : { plan, isLoading: plans.isPending }
}

/** Whose account pays. Another reader logs out first. */
function SignedInAs() {
  const t = useT()
  const contact = useSignInContact()
  const { logOut } = useLogout()
  return (
    <div className={styles.account}>
      {contact && <p>{t('Logged in as {contact}', { contact })}</p>}
      <Button variant="quiet" onPress={() => void logOut()}>
        {t('Logout')}
      </Button>
    </div>
  )
}
