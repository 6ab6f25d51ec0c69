import { useQuery } from '@tanstack/react-query'
import { listSubscriptionGroups, PLAN_ATTRIBUTE, type Plan } from '#contract/plans.ts'
import { formatMoney } from '#domain/format-money.ts'
import { Notice } from '#ui/Notice.tsx'
import { call } from '../api/call.ts'
import { PLANS_CACHE } from '../api/query-client.ts'
import { periodWords } from '../i18n/period-words.ts'
import type { Translate } from '../i18n/use-t.ts'
import { Entry } from './Entry.tsx'
import { type DemoSignIn, SignInButton } from './SignInButton.tsx'
import styles from './try-it.module.css'
import { useDevT } from './use-dev-t.ts'

interface PlanEntriesProps {
  signIn: DemoSignIn
}

/** A subscriber of each plan that is for sale. */
export function PlanEntries({ signIn }: PlanEntriesProps) {
  const t = useDevT()
  const groups = useQuery({
    queryKey: ['plan-groups'],
    queryFn: () => call(listSubscriptionGroups, {}),
    ...PLANS_CACHE,
  })
  if (groups.isPending) return <Notice>{t('Loading...')}</Notice>
  if (groups.isError) return <Notice tone="error">{t('The plans could not be fetched.')}</Notice>
  return groups.data.subscription_groups.map(({ id, name, subscription_plans }) => (
    <section key={id} className={styles.group} aria-labelledby={`plans-${id}`}>
      <h3 id={`plans-${id}`} className={styles.heading}>
        {t('Subscribers of {group}', { group: name })}
      </h3>
      <ul>
        {subscription_plans.map((plan) => (
          <Entry
            key={plan.id}
            control={
              <SignInButton
                reader={{ kind: 'subscriber', plan_id: plan.id }}
                path="/"
                signIn={signIn}
              >
                {`${periodWords(plan, t)} · ${formatMoney(plan.price_cents, plan.price_currency)}`}
              </SignInButton>
            }
          >
            {lookAt(plan, t)}
          </Entry>
        ))}
      </ul>
    </section>
  ))
}

function lookAt(plan: Plan, t: Translate): string {
  const attributeOf = (name: string) =>
    plan.custom_attributes.find((one) => one.name === name)?.value
  const words = [archiveWords(Number(attributeOf(PLAN_ATTRIBUTE.archivalAccess)), t)]
  if (attributeOf(PLAN_ATTRIBUTE.earlyAccess) === 'true') {
    words.push(t('Reads a new issue from 06:30 on: move the clock to 06:31.'))
  }
  if (!plan.recurring) words.push(t('The profile says that it does not renew.'))
  return words.join(' ')
}

function archiveWords(months: number, t: Translate): string {
  if (months < 0) return t('Every past date is open.')
  if (months === 0) return t('Today’s paper is open; an older date asks for another plan.')
  return t(
    'The last month is open; an older date asks for another plan.|The last {count} months are open; an older date asks for another plan.',
    { count: months },
  )
}
