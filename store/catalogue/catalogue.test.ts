import { expect, onTestFinished, test } from 'vitest'
import type { Database } from '../database.ts'
import { insertReader, insertSubscription } from '../payments/testing.ts'
import { planGroupsOf, planOf, plansOf } from '../plans.ts'
import { openTestDatabase } from '../testing.ts'
import { readCatalogue } from './catalogue-file.ts'
import { saveCatalogue } from './save-catalogue.ts'

const plan = {
  id: 'month',
  title: 'By the month',
  price: 'INR 149',
  mrp: 'INR 199.50',
  period: '1 month',
  archive: 3,
}

const group = {
  id: 'digital',
  name: 'Digital',
  tagline: { en: 'Three months', kn: 'ಮೂರು ತಿಂಗಳು' },
  description: { en: ['Every page'], kn: ['ಎಲ್ಲ ಪುಟಗಳು'] },
}

function fileWith(changes: object = {}, more: object[] = []) {
  return { publisher: 'PV', groups: [{ ...group, plans: [{ ...plan, ...changes }, ...more] }] }
}

async function openDatabase(): Promise<Database> {
  const db = await openTestDatabase()
  onTestFinished(() => db.destroy())
  return db
}

async function load(db: Database, file: object): Promise<string[]> {
  const read = readCatalogue(JSON.stringify(file))
  return 'faults' in read ? read.faults : saveCatalogue(db, read.catalogue)
}

async function sell(db: Database, planId: string): Promise<void> {
  await insertSubscription(db, await insertReader(db), planId)
}

test('a loaded plan keeps its exact price', async () => {
  const db = await openDatabase()

  expect(await load(db, fileWith({ archive: 'all', early_access: true }))).toEqual([])

  expect(await planOf(db, 'PV', 'month')).toEqual({
    publisher: 'PV',
    id: 'month',
    group_id: 'digital',
    title: 'By the month',
    title_kn: null,
    price_cents: 14_900,
    price_currency: 'INR',
    duration_unit: 'month',
    duration_length: 1,
    recurring: true,
    archival_access: -1,
    early_access: true,
    mrp_cents: 19_950,
    position: 0,
    on_sale: true,
  })
  expect(await planOf(db, 'DH', 'month')).toBeUndefined()
  expect(await planGroupsOf(db, 'PV')).toEqual([{ ...group, badges: [] }])
})

test('loading a file twice changes nothing, and a plan that the file omits is no longer for sale', async () => {
  const db = await openDatabase()
  const year = { ...plan, id: 'year', period: '1 year', mrp: undefined }
  await load(db, fileWith({}, [year]))
  const once = await plansOf(db, 'PV')
  await load(db, fileWith({}, [year]))
  expect(await plansOf(db, 'PV')).toEqual(once)

  await load(db, fileWith())

  const onSale = (await plansOf(db, 'PV')).map(({ id, on_sale }) => [id, on_sale])
  expect(Object.fromEntries(onSale)).toEqual({ month: true, year: false })
})

test('a plan that nobody bought may change', async () => {
  const db = await openDatabase()
  await load(db, fileWith())

  expect(await load(db, fileWith({ price: 'INR 179' }))).toEqual([])

  expect(await planOf(db, 'PV', 'month')).toMatchObject({ price_cents: 17_900 })
})

test('a file that changes the terms of a sold plan is refused as a whole', async () => {
  const db = await openDatabase()
  await load(db, fileWith())
  await sell(db, 'month')
  const another = { ...plan, id: 'another' }

  const faults = await load(
    db,
    fileWith({ price: 'INR 179', mrp: 'INR 199', archive: 1 }, [another]),
  )

  expect(faults).toEqual([
    'month: was sold, so its price and archive cannot change: give the new plan another id',
  ])
  expect(await planOf(db, 'PV', 'month')).toMatchObject({ price_cents: 14_900 })
  expect(await planOf(db, 'PV', 'another')).toBeUndefined()
})

test('a sold plan may change its name and its price without discount', async () => {
  const db = await openDatabase()
  await load(db, fileWith())
  await sell(db, 'month')

  expect(await load(db, fileWith({ title: 'Monthly', mrp: 'INR 249' }))).toEqual([])

  expect(await planOf(db, 'PV', 'month')).toMatchObject({ title: 'Monthly', mrp_cents: 24_900 })
})

test.each([
  ['a price in words', { price: 'cheap' }, 'digital, month, price: must be written like'],
  ['a price of nothing', { price: 'INR 0' }, 'digital, month, price: must be more than zero'],
  ['a third decimal', { price: 'USD 2.999' }, 'digital, month, price: must be written like'],
  [
    'another currency',
    { mrp: 'USD 9' },
    'digital, month, mrp: must be in the currency of the price',
  ],
  ['no such period', { period: 'fortnight' }, 'digital, month, period: must be written like'],
  [
    'no such archive',
    { archive: -2 },
    'digital, month, archive: must be "all", "today" or a number',
  ],
  ['a misspelt field', { early: true }, 'digital, month: Unrecognized key: "early"'],
  [
    'an id with spaces',
    { id: 'By Month' },
    'By Month, id: must be small letters, digits and dashes',
  ],
])('%s is reported in the words of the file', async (_what, change, fault) => {
  const db = await openDatabase()

  const [reported] = await load(db, fileWith(change))

  expect(reported).toContain(fault)
  expect(await plansOf(db, 'PV')).toEqual([])
})

test('all faults are reported at once, including a duplicate id', async () => {
  const db = await openDatabase()
  expect(await load(db, fileWith({}, [plan]))).toEqual(['the id month is used twice'])
  expect(await load(db, fileWith({ price: '1', period: '2' }))).toHaveLength(2)
  expect(readCatalogue('{ "publisher": ')).toEqual({
    faults: [expect.stringContaining('The file is not JSON')],
  })
})
