import { DAY_MS, MINUTE_MS } from '#contract/durations.ts'
import { moveOn } from '#server/auth/code-testing.ts'
import { passTimeUntil } from '#server/jobs/run-jobs.ts'
import { openShop } from '#server/payments/testing.ts'
import { actsIn, operatorAt } from '../testing.ts'

export const OLD = '+919876543210'
export const NEW = '+919876543211'
export const WHY = ['--why', 'Ticket 812: lost the phone; last four digits compared']
/** The reader's only payment. */
export const INVOICE = ['--payment', 'PV-2627-0000001']

/** A reader with a mobile number and a paid plan, and operators. */
export async function readerWithPlan() {
  const shop = await openShop()
  const { services, clock } = shop
  const { db } = services
  const member = await shop.member(OLD)
  await member.buy('month')
  moveOn(clock, MINUTE_MS)
  const typeAs = (user: string, ...args: string[]) =>
    operatorAt({ db, now: () => clock.now(), user }).type('readers', ...args)
  return {
    ...shop,
    shop,
    member,
    db,
    typeAs,
    type: (...args: string[]) => typeAs('asha', 'change-contact', ...args),
    phones: async () => {
      const methods = db.selectFrom('login_method').select('value').where('kind', '=', 'phone')
      return (await methods.orderBy('value').execute()).map(({ value }) => value)
    },
    acts: () => actsIn(db),
    passDays: (days: number) =>
      passTimeUntil({ ...services, clock }, new Date(clock.now().getTime() + days * DAY_MS)),
  }
}
