import { Link } from 'react-router'
import { SANDBOX_CARDS, SANDBOX_UPI, type SandboxOutcome } from '#contract/sandbox-gateway.ts'
import { WithParts } from '../i18n/WithParts.tsx'
import { Entry } from './Entry.tsx'
import { useOutcomeWords } from './outcome-words.ts'
import styles from './try-it.module.css'
import { useDevT } from './use-dev-t.ts'

const MEANS: [number: string, outcome: SandboxOutcome][] = [
  ...Object.entries(SANDBOX_CARDS).map(([number, outcome]): [string, SandboxOutcome] => [
    number.replace(/\d{4}(?=\d)/g, '$& '),
    outcome,
  ]),
  ...Object.entries(SANDBOX_UPI),
]

/** What the sandbox gateway takes in place of a card or a UPI id. */
export function CardEntries() {
  const t = useDevT()
  const words = useOutcomeWords()
  const link = <Link to="/subscribe">{t('Subscription Plans')}</Link>
  return (
    <>
      <p>
        <WithParts
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
