// @module-tag slow: simulates a year of payments.
import { expect, inject, test } from 'vitest'
import { insertReader } from '#store/payments/testing.ts'
import { SLOW_LIMIT_MS } from '#test-support/time-limits.ts'
import { faultsInBooks } from '../books-testing.ts'
import { chanceFrom } from '../chance-testing.ts'
import { type Member, openShop, type Shop } from '../testing.ts'
import { memberByToken } from '../token-member-testing.ts'
import {
  accounts,
  accountsOf,
  byMonth,
  byMonthOf,
  dateOf,
  dayOf,
  differences,
  outcomeCounts,
  type SimulatedMember,
} from './year-books-testing.ts'
import { advanceToNoon, applyAction, newMember } from './year-model-testing.ts'
import { type Action, CARDS, yearOf } from './year-script-testing.ts'

const MEMBERS = Number(process.env.PAYMENT_MEMBERS ?? (inject('postgresUrl') ? 20 : 40))
const SEED = Number(process.env.PAYMENT_SEED ?? 1)
/** In proportion to the number of members. */
const LIMIT_MS = Math.max(1, MEMBERS / 40) * SLOW_LIMIT_MS

/** Contains the ends of two Februaries, one in a leap year, and the year-end of invoice numbers. */
const FIRST_DAY = dayOf('2027-02-20')
const LAST_DAY = dayOf('2028-03-10')
const DAYS = LAST_DAY - FIRST_DAY
const MONTH_ENDS = Array.from({ length: DAYS - 30 }, (_, day) => day).filter((day) =>
  dateOf(FIRST_DAY + day + 1).endsWith('-01'),
)

interface MemberWithActions extends SimulatedMember {
  actions: Action[]
}

test(
  `a year of ${MEMBERS} members matches an independent model to the paisa`,
  async () => {
    const shop = await openShop()
    const members = await enrol(shop)
    let [done, refused] = [0, 0]
    for (let day = FIRST_DAY; day <= LAST_DAY; day += 1) {
      await shop.passUntil(`${dateOf(day)}T12:00:00+05:30`)
      for (const { member, model, actions } of members) {
        advanceToNoon(model, day)
        const action = actions.find((one) => one.day === day)
        if (!action) continue
        const [expected, happened] = [applyAction(model, action), await act(member, action)]
        if (expected !== happened) {
          const { live } = model
          throw new Error(`${dateOf(day)}: ${JSON.stringify({ action, expected, live })}`)
        }
        if (happened) done += 1
        else refused += 1
      }
    }
    await shop.run()

    expect(await differences(shop, members)).toEqual([])
    expect(await accounts(shop)).toEqual(accountsOf(members))
    expect(await byMonth(shop)).toEqual(byMonthOf(members))
    expect(await faultsInBooks(shop.services.db)).toEqual([])
    console.info(
      `${MEMBERS} members, ${DAYS} days, ${done} actions done and ${refused} refused;`,
      JSON.stringify(accountsOf(members)),
      JSON.stringify(await outcomeCounts(shop)),
    )
  },
  LIMIT_MS,
)

async function enrol({ app, services }: Shop): Promise<MemberWithActions[]> {
  const chance = chanceFrom(SEED)
  const members: MemberWithActions[] = []
  for (let index = 0; index < MEMBERS; index += 1) {
    const readerId = await insertReader(services.db)
    const send = async (path: string, init: RequestInit) => app.request(path, init)
    const member = await memberByToken(readerId, { ...services, send })
    const actions = yearOf(chance, DAYS, MONTH_ENDS).map((one) => ({
      ...one,
      day: one.day + FIRST_DAY,
    }))
    members.push({ member, model: newMember(), actions })
  }
  return members
}

/** Tries the action in the shop. False when the server refuses it. */
async function act(member: Member, { kind, plan, card }: Action): Promise<boolean> {
  if (kind === 'cancel' || kind === 'keep') {
    const first = await member.first()
    return first !== undefined && (await member[kind](first.id)).ok
  }
  const previewed = await member.preview(plan, kind === 'buy' ? 'standard' : 'switch')
  if (!previewed.ok) return false
  const begun = await previewed.json()
  const { checkout, external_reference_id: order } = begun
  const paid = checkout ? await member.pay(order, CARDS[card]) : undefined
  return (await member.finish(begun, paid)).ok
}
