import { useState } from 'react'
import type { SelectedPlan } from '#contract/plans.ts'
import { Button } from '#ui/Button.tsx'
import { useSubscriptions } from '../accesstype/use-subscriptions.ts'
import { runtimeConfig } from '../api/runtime-config.ts'
import { Frame } from '../frame/Frame.tsx'
import { useT } from '../i18n/use-t.ts'
import { ChosenPlan } from './ChosenPlan.tsx'
import { CurrentPlan } from './CurrentPlan.tsx'
import { Figures } from './Figures.tsx'
import { QuoteProblem } from './QuoteProblem.tsx'
import styles from './review.module.css'
import { SignedInAs } from './SignedInAs.tsx'
import { TermsBox } from './TermsBox.tsx'
import type { usePay } from './use-pay.ts'
import { useQuote } from './use-quote.ts'

interface ReviewProps {
  plan: SelectedPlan
  payment: ReturnType<typeof usePay>
}

export function Review({ plan, payment }: ReviewProps) {
  const t = useT()
  const first = useSubscriptions().data?.[0]
  const held = first?.active ? first : undefined
  const quote = useQuote(plan.id)
  // What was true before is no longer when it is refused now.
  const figures = quote.isError ? undefined : quote.data
  const [isAgreed, setAgreed] = useState(runtimeConfig().prechecked.terms)
  const [isMissed, setMissed] = useState(false)
  const isChange = held && held.subscription_plan_id !== plan.id
  const title = isChange ? t('Change Plan') : t('Review & Pay')

  function proceed() {
    setMissed(!isAgreed)
    if (isAgreed) payment.pay(plan, 'begin_checkout')
  }

  return (
    <Frame title={title} headline={<h1 className={styles.heading}>{title}</h1>}>
      <div className={styles.column}>
        {held && <CurrentPlan held={held} />}
        <ChosenPlan plan={plan}>
          {figures && <Figures plan={plan} quote={figures} held={held} />}
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
