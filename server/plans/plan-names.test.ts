import { expect, test } from 'vitest'
import { seedCatalogue } from '#sample/catalogue.ts'
import { createTestServer } from '../testing.ts'
import { withPlanNames } from './plan-names.ts'

test('items with a plan name get its names by language, unless the plan was renamed', async () => {
  const { services } = await createTestServer()
  await seedCatalogue(services.db, 'PV')
  const named = await withPlanNames(services, [
    { plan_name: 'Belakindi Today' },
    { plan_name: 'Its name when it was sold' },
  ])
  expect(named).toEqual([
    {
      plan_name: 'Belakindi Today',
      plan_names: { en: 'Belakindi Today', kn: 'ಬೆಳಕಿಂಡಿ ಇಂದು' },
    },
    { plan_name: 'Its name when it was sold' },
  ])
})
