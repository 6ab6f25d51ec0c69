import { Link } from 'react-router'
import { SANDBOX_CARDS, SANDBOX_UPI, type SandboxOutcome } from '#contract/sandbox-gateway.ts'
import { TextWithParts } from '../i18n/TextWithParts.tsx'
import { Entry } from './Entry.tsx'
import styles from './try-it.module.css'
import { useDevT } from './use-dev-t.ts'

const MEANS: [number: string, outcome: SandboxOutcome][] = [
  ...Object.entries(SANDBOX_CARDS).map(([number, outcome]): [string, SandboxOutcome] => [
    number.replace(/\d{4}(?=\d)/g, '$& '),
    outcome,
  ]),
  ...Object.entries(SANDBOX_UPI),
]

/** The test cards and UPI ids of the sandbox gateway. */
export function CardEntries() {
  const t = useDevT()
  const words = useOutcomeWords()
  const link = <Link to="/subscribe">{t('Subscription Plans')}</Link>
  return (
    <>
      <p>
        <TextWithParts
          text={t(
            'Sign in as a freemium reader, choose one of the {link} and pay with one of these.',
          )}
          parts={{ link }}
        />
      </p>
      <ul>
        {MEANS.map(([number, outcome]) => (
          <Entry key={number} control={<code className={styles.number}>{number}</code>}>
            {words[outcome]}
          </Entry>
        ))}
      </ul>
    </>
  )
}

/** What happens after a payment with each card. */
function useOutcomeWords(): Record<SandboxOutcome, string> {
  const t = useDevT()
  return {
    success: t('Passes: the plan begins, and the invoice is in the profile.'),
    'insufficient-funds': t('Fails, not enough money: the next screen offers to try again.'),
    cancelled: t('Cancelled on the page of the bank: nothing is charged.'),
    declined: t('Declined by the bank: the next screen offers to try again.'),
    'timed-out': t('Fails, because the bank does not answer in time.'),
    'authentication-failed': t('Fails, because the bank cannot verify the card holder.'),
    'webhook-late': t('Passes. The gateway reports it 30 seconds late: the plan begins at once.'),
    'webhook-lost': t('Passes. The gateway never reports it: the plan begins all the same.'),
    'webhook-three-times': t('Passes. The gateway reports it three times: one plan, one invoice.'),
    'captured-before-authorised': t(
      'Passes. The gateway reports it in the wrong order: one plan, one invoice.',
    ),
    'callback-lost': t(
      'Passes, but the browser gets no answer: the plan begins when the gateway reports it.',
    ),
    'fails-then-late-authorised': t(
      'Fails. The bank approves it an hour later: move the clock, and the plan begins.',
    ),
    'renewals-decline': t(
      'Passes. Move the clock to the next month: the renewal is declined, and the plan is in grace.',
    ),
    'mandate-revoked': t(
      'Passes. Move the clock by a day: the mandate is revoked, and the plan will not renew.',
    ),
    'refund-pending': t('Passes. Upgrade to a dearer plan: the refund stays pending.'),
    'refund-fails': t('Passes. Upgrade to a dearer plan: the refund fails and is sent again.'),
    dispute: t('Passes. Move the clock by two days: a dispute is lost, and the plan ends.'),
    'otp-step': t('Asks for a one-time password: four digits or more pass, fewer fail.'),
  }
}
