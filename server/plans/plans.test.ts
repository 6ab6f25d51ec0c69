import { expect, test } from 'vitest'
import { listSubscriptionGroups } from '#contract/plans.ts'
import { API_BASE } from '#contract/route.ts'
import { seedCatalogue } from '#sample/catalogue.ts'
import { createTestServer } from '../testing.ts'

async function groupsFor(brand: 'pv' | 'dh') {
  const server = await createTestServer({ BRAND: brand })
  await seedCatalogue(server.services.db, server.services.config.publisher)
  const response = await server.app.request(API_BASE + listSubscriptionGroups.path)
  expect(response.status).toBe(200)
  const { subscription_groups } = listSubscriptionGroups.reply.parse(await response.json())
  return { server, groups: subscription_groups }
}

test.each(['pv', 'dh'] as const)('a visitor can list the plans of %s', async (brand) => {
  const { groups } = await groupsFor(brand)

  const plans = groups.flatMap(({ subscription_plans }) => subscription_plans)
  expect(new Set(plans.map(({ price_currency }) => price_currency))).toEqual(
    new Set(['INR', 'USD']),
  )
  expect(new Set(plans.map(({ duration_unit }) => duration_unit))).toEqual(
    new Set(['month', 'year']),
  )
  const reach = plans.map(({ custom_attributes }) => custom_attributes[0]?.value)
  expect(new Set(reach)).toEqual(new Set(['0', '3', '12', '-1']))
})

test('a group has its description as an HTML list in both languages', async () => {
  const { groups } = await groupsFor('pv')

  const [, digital] = groups
  expect(digital).toMatchObject({ id: 'digital', metadata_fields: ['Most popular'] })
  const attributes = new Map(digital?.custom_attributes.map(({ name, value }) => [name, value]))
  expect(attributes.get('Description')).toMatch(/^<ul><li>Everything in Today<\/li><li>.*<\/ul>$/)
  expect(attributes.get('Description_kn')).toMatch(/^<ul><li>‘ಇಂದು’ ಪ್ಲಾನ್‌ನಲ್ಲಿರುವ ಎಲ್ಲವೂ<\/li>/)
  expect(attributes.get('Tagline')).toBe("Today's paper and the months behind it")
  expect(attributes.get('Badge_kn')).toBe('ಹೆಚ್ಚು ಜನರ ಆಯ್ಕೆ')
})

test('a plan has its price, its period and its access', async () => {
  const { groups } = await groupsFor('pv')

  const complete = groups[2]?.subscription_plans ?? []
  expect(complete.find(({ id }) => id === 'pv-complete-year-usd')).toEqual({
    id: 'pv-complete-year-usd',
    title: 'Belakindi Complete',
    titles: { en: 'Belakindi Complete', kn: 'ಬೆಳಕಿಂಡಿ ಸಂಪೂರ್ಣ' },
    price_cents: 6999,
    price_currency: 'USD',
    duration_unit: 'year',
    duration_length: 1,
    recurring: true,
    assets: [{ id: 'PV', type: 'site', title: 'ಬೆಳಕಿಂಡಿ' }],
    subscription_group_id: 'complete',
    custom_attributes: [
      { name: 'ArchivalAccess', value: '-1' },
      { name: 'EarlyAccess', value: 'true' },
      { name: 'MRP_USD', value: '95.88' },
    ],
  })
})

test('plans that are not for sale and groups without plans are not listed', async () => {
  const { server } = await groupsFor('pv')
  const { db } = server.services
  await db.updateTable('plan').set({ on_sale: 0 }).where('group_id', '!=', 'digital').execute()

  const response = await server.app.request(API_BASE + listSubscriptionGroups.path)

  const { subscription_groups } = await response.json()
  expect(subscription_groups.map(({ id }: { id: string }) => id)).toEqual(['digital'])
})

test('the sample does not overwrite the plans of an operator', async () => {
  const { server } = await groupsFor('pv')
  const { db } = server.services
  await db.deleteFrom('plan').where('id', '!=', 'pv-digital-year-inr').execute()

  await seedCatalogue(db, 'PV')

  expect(await db.selectFrom('plan').select('id').execute()).toEqual([
    { id: 'pv-digital-year-inr' },
  ])
})
