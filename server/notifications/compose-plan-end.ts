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
import type { ComposedNotification, Facts } from './wording.ts'
import {
  graceEndsWording,
  planEndedWording,
  planEndsWording,
  yearlyRenewalWording,
} from './words/plans.ts'

export type PlanEndNotification = Extract<
  ReaderNotification,
  { kind: 'plan-ends' | 'grace-ends' | 'plan-ended' | 'yearly-renewal' }
>

/** Undefined if the plan was renewed, changed or refunded since the notification was scheduled. */
export async function composePlanEnd(
  services: Services,
  message: PlanEndNotification,
): Promise<ComposedNotification | undefined> {
  const { db } = services
  const subscription = await requireSubscription(db, message.subscriptionId)
  const factsOfPlan = (plan: StoredSubscription): Facts => {
    const { plan_name, price_cents: cents, price_currency: currency } = plan
    return factsOf(services, { plan: plan_name, cents, currency, day: message.on })
  }
  const facts = factsOfPlan(subscription)
  switch (message.kind) {
    case 'plan-ends': {
      if (subscription.end_date !== message.on || !(await isEnding(db, subscription)))
        return undefined
      return { facts, wording: planEndsWording(facts) }
    }
    case 'grace-ends': {
      const isOpen =
        subscription.state === 'in_grace' && lastGraceDay(subscription.end_date) === message.on
      return isOpen ? { facts, wording: graceEndsWording(facts) } : undefined
    }
    case 'plan-ended': {
      if (subscription.state !== 'expired' || (await hasOtherSubscription(db, subscription)))
        return undefined
      const factsWithPlansLink = { ...facts, manage: `${services.config.publicUrl}/subscribe` }
      return { facts: factsWithPlansLink, wording: planEndedWording(factsWithPlansLink) }
    }
    case 'yearly-renewal': {
      const renewing = await renewalOf(db, subscription)
      if (subscription.end_date !== message.on || !renewing) return undefined
      const next = factsOfPlan(renewing.plan)
      return { facts: next, wording: yearlyRenewalWording(next) }
    }
  }
}

async function hasOtherSubscription(
  db: Services['db'],
  { reader_id: readerId, publisher }: StoredSubscription,
): Promise<boolean> {
  return (await liveSubscription(db, { readerId, publisher })) !== undefined
}
