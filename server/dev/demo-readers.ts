import type { DemoReader } from '#contract/dev.ts'
import { addDays, addMonths } from '#domain/calendar.ts'
import { dayInIndia, timeInIndia } from '#domain/newspaper-day.ts'
import { type PlanStanding, planStanding } from '#domain/plan-standing.ts'
import type { Contact } from '#store/auth/contacts.ts'
import type { ReaderLogin } from '#store/auth/login-methods.ts'
import { readerWith, saveFirstName, signInByContact } from '#store/auth/readers.ts'
import { planOf, plansOf, type StoredPlan } from '#store/plans.ts'
import { ProblemError } from '../http/problem-error.ts'
import type { MovableClock } from '../integrations/clock.ts'
import { passTime, whileNoJobRuns } from '../jobs/run-jobs.ts'
import type { Services } from '../services.ts'
import { cancelRenewal } from '../subscriptions/cancel.ts'
import { subscriptionsOf, toSubscription } from '../subscriptions/describe-subscription.ts'
import { buyInSandbox } from './demo-purchase.ts'

interface DemoServices extends Services {
  clock: MovableClock
}

const FIRST_NAME = 'Demo Reader'
/** Within the grace period of five days, even if the month of the purchase is shorter than the next. */
const DAYS_SINCE_END = 2

/** An earlier demo reader who is still in the requested state, or a new one. */
export function demoReader(
  services: DemoServices,
  requested: DemoReader,
): Promise<ReaderLogin & { email: string }> {
  return whileNoJobRuns(services.db, async () => {
    for (let number = 1; ; number += 1) {
      const email = `${nameOf(requested)}-${number}@example.com`
      const contact: Contact = { kind: 'email', value: email }
      const readerId = await readerWith(services.db, contact)
      if (!readerId) return { ...(await createReader(services, requested, contact)), email }
      if (await isInRequestedState(services, requested, readerId)) {
        return { ...(await signUp(services, contact)), email }
      }
    }
  })
}

function nameOf(requested: DemoReader): string {
  return requested.kind === 'subscriber' ? `subscriber-${requested.plan_id}` : requested.kind
}

async function isInRequestedState(
  services: DemoServices,
  requested: DemoReader,
  readerId: string,
): Promise<boolean> {
  const subscriptions = await subscriptionsOf(services, readerId)
  const standing = planStanding(
    subscriptions.map((each) => toSubscription(each, services.clock.now())),
  )
  return hasStanding(standing, requested)
}

function hasStanding(standing: PlanStanding, requested: DemoReader): boolean {
  switch (requested.kind) {
    case 'new':
      return false
    case 'freemium':
      return standing.kind === 'none'
    case 'subscriber':
      return (
        (standing.kind === 'renews' || standing.kind === 'runs-out') &&
        standing.subscription.subscription_plan_id === requested.plan_id
      )
    case 'in-grace':
      return standing.kind === 'unpaid'
    case 'ended':
      return standing.kind === 'ended'
  }
}

async function createReader(
  services: DemoServices,
  requested: DemoReader,
  contact: Contact,
): Promise<ReaderLogin> {
  switch (requested.kind) {
    case 'new':
      return signUp(services, contact)
    case 'freemium':
      return signUp(services, contact, FIRST_NAME)
    case 'subscriber': {
      const plan = await requirePlan(services, requested.plan_id)
      return signUpAndBuy(services, contact, plan)
    }
    case 'in-grace': {
      const plan = await monthlyPlan(services)
      return runAMonthAgo(services, () => signUpAndBuy(services, contact, plan, 'renewals-decline'))
    }
    case 'ended': {
      const plan = await monthlyPlan(services)
      return runAMonthAgo(services, async () => {
        const { subscriptionId, ...reader } = await signUpAndBuy(services, contact, plan)
        await cancelRenewal(services, { readerId: reader.readerId, subscriptionId })
        return reader
      })
    }
  }
}

async function signUp(
  { db, clock }: DemoServices,
  contact: Contact,
  name?: string,
): Promise<ReaderLogin> {
  const { readerId, loginMethodId } = await signInByContact(db, contact, clock.now().getTime())
  if (name) await saveFirstName(db, readerId, name)
  return { readerId, loginMethodId }
}

async function signUpAndBuy(
  services: DemoServices,
  contact: Contact,
  plan: StoredPlan,
  outcome: 'success' | 'renewals-decline' = 'success',
): Promise<ReaderLogin & { subscriptionId: string }> {
  const reader = await signUp(services, contact, FIRST_NAME)
  const purchase = { readerId: reader.readerId, plan, outcome }
  return { ...reader, subscriptionId: await buyInSandbox(services, purchase) }
}

/**
 * Moves the clock back by a month and two days, runs the work, and lets the time pass with its jobs. Other requests
 * see the moved clock meanwhile. The clock returns to its time even if the work fails.
 */
async function runAMonthAgo<T>(services: DemoServices, work: () => Promise<T>): Promise<T> {
  const { clock } = services
  const now = clock.now()
  const endOfPlan = addDays(dayInIndia(now), -DAYS_SINCE_END)
  clock.moveTo(timeInIndia(addMonths(endOfPlan, -1), '10:00'))
  try {
    const result = await work()
    await passTime(services, now)
    return result
  } finally {
    clock.moveTo(now)
  }
}

async function requirePlan({ db, config }: DemoServices, planId: string): Promise<StoredPlan> {
  const plan = await planOf(db, config.publisher, planId)
  if (!plan?.on_sale) throw new ProblemError('plan-not-found')
  return plan
}

async function monthlyPlan({ db, config }: DemoServices): Promise<StoredPlan> {
  const plans = await plansOf(db, config.publisher)
  const plan = plans.find(
    ({ on_sale, recurring, duration_unit, duration_length }) =>
      on_sale && recurring && duration_unit === 'month' && duration_length === 1,
  )
  if (!plan) throw new ProblemError('plan-not-found', 'No plan that renews monthly is for sale.')
  return plan
}
