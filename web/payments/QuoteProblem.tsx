import { CallError } from '#contract/call-error.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Notice } from '#ui/Notice.tsx'
import { TryAgain } from '../brand/TryAgain.tsx'
import { useT } from '../i18n/use-t.ts'
import { paymentProblem } from './payment-problem.ts'

interface QuoteProblemProps {
  error: Error
  onRetry: () => void
}

/** Why this plan cannot be bought, and what to do next. */
export function QuoteProblem({ error, onRetry }: QuoteProblemProps) {
  const t = useT()
  if (error instanceof CallError && error.code === 'already-subscribed') {
    return (
      <Notice icon="check" action={<ButtonLink to="/">{t("Today's front page")}</ButtonLink>}>
        {t('You hold this plan already.')}
      </Notice>
    )
  }
  const mayPass = error instanceof CallError && ['unavailable', 'internal'].includes(error.code)
  return (
    <Notice
      tone="error"
      action={
        mayPass ? (
          <TryAgain onPress={onRetry} />
        ) : (
          <ButtonLink to="/subscribe" variant="secondary">
            {t('View Subscription Plans')}
          </ButtonLink>
        )
      }
    >
      {paymentProblem(error, t)}
    </Notice>
  )
}
