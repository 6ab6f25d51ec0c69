import { lastGraceDay } from '#domain/renewal.ts'
import {
  liveSubscription,
  requireSubscription,
  type StoredSubscription,
} from '#store/subscriptions.ts'
import type { Services } from '../services.ts'
import { isEnding, renewalOf } from '../subscriptions/renewal.ts'
import { factsOf } from './facts.ts'
import type { ReaderNotification } from './notification.ts'
import type { Composed, Facts } from './wording.ts'
import {
  graceEndsWording,
  planEndedWording,
  planEndsWording,
  yearlyRenewalWording,
} from './words/plans.ts'

export type AboutPlanEnd = Extract<
  ReaderNotification,
  { kind: 'plan-ends' | 'grace-ends' | 'plan-ended' | 'yearly-renewal' }
>

/** Undefined when the plan was renewed, changed or refunded since the message was scheduled. */
export async function composePlanEnd(
  services: Services,
  message: AboutPlanEnd,
): Promise<Composed | undefined> {
  const { db } = services
  const held = await requireSubscription(db, message.subscriptionId)
  const factsAbout = (plan: StoredSubscription): Facts => {
    const { plan_name, price_cents: cents, price_currency: currency } = plan
    return factsOf(services, { plan: plan_name, cents, currency, day: message.on })
  }
  const facts = factsAbout(held)
  switch (message.kind) {
    case 'plan-ends': {
      if (held.end_date !== message.on || !(await isEnding(db, held))) return undefined
      return { facts, wording: planEndsWording(facts) }
    }
    case 'grace-ends': {
      const isOpen = held.state === 'in_grace' && lastGraceDay(held.end_date) === message.on
      return isOpen ? { facts, wording: graceEndsWording(facts) } : undefined
    }
    case 'plan-ended': {
      if (held.state !== 'expired' || (await holdsAnother(db, held))) return undefined
      const toPlans = { ...facts, manage: `${services.config.publicUrl}/subscribe` }
      return { facts: toPlans, wording: planEndedWording(toPlans) }
    }
    case 'yearly-renewal': {
      const renewing = await renewalOf(db, held)
      if (held.end_date !== message.on || !renewing) return undefined
      const next = factsAbout(renewing.plan)
      return { facts: next, wording: yearlyRenewalWording(next) }
    }
  }
}

async function holdsAnother(
  db: Services['db'],
  { reader_id: readerId, publisher }: StoredSubscription,
): Promise<boolean> {
  return (await liveSubscription(db, { readerId, publisher })) !== undefined
}
