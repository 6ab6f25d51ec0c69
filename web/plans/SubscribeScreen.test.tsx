// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { saveParts } from '#store/info/information.ts'
import { readInformationFile } from '#store/info/information-file.ts'
import { BRANDS } from '../brand/brand.ts'
import { signOut } from '../session/sign-out.ts'
import { storage } from '../session/storage.ts'
import { openApp } from '../testing.tsx'
import {
  buyPlan,
  card,
  openShop,
  path,
  press,
  reviewPlan,
  shopOfReader,
  tracked,
} from './testing.ts'

beforeEach(() => {
  window.dataLayer = []
})

const bar = async () => within(await screen.findByRole('region', { name: 'Selected plan' }))

test('the bar shows that the plans are loading', async () => {
  await openApp('/subscribe', await openShop())

  expect((await bar()).getByRole('button').textContent).toBe('Loading...')
  await (await bar()).findByRole('button', { name: 'Review & Pay' })
})

test('with Kannada controls the plans have their Kannada names, and the brand shows its pictures', async () => {
  const app = await openApp('/subscribe', await openShop())
  await card('Belakindi Digital')
  await app.user.click(await press('ಕನ್ನಡ'))

  const plan = await card('ಬೆಳಕಿಂಡಿ ಡಿಜಿಟಲ್')
  plan.getByRole('heading', { name: 'ಬೆಳಕಿಂಡಿ ಡಿಜಿಟಲ್' })
  await app.user.click(plan.getByRole('button', { name: /: ಬೆಳಕಿಂಡಿ ಡಿಜಿಟಲ್, ತಿಂಗಳು$/ }))
  const selected = within(await screen.findByRole('region', { name: 'ಆಯ್ಕೆಮಾಡಿದ ಪ್ಲಾನ್' }))
  selected.getByText('ಬೆಳಕಿಂಡಿ ಡಿಜಿಟಲ್')
  expect(document.title).toMatch(/ · ಬೆಳಕಿಂಡಿ$/)
  const pictures = [...document.querySelectorAll('img')].map(({ src }) => src)
  const { headerImage, subscription_logo } = BRANDS.pv
  for (const picture of [headerImage, subscription_logo]) {
    expect(pictures.some((src) => src.endsWith(picture))).toBe(true)
  }
})

test('below the plans are six reasons, the number of subscribers, testimonials, FAQs and the support address', async () => {
  const server = await openShop()
  const file = '{ "publisher": "PV", "subscriber_count": { "elsewhere": 41250 } }'
  const read = readInformationFile('subscriber-count.json', file)
  if ('parts' in read) await saveParts(server.services.db, read.parts)
  await openApp('/subscribe', server)
  const carousel = async (name: RegExp | string) => screen.findByRole('region', { name })

  const reasons = await carousel(/^Why choose /)
  expect(reasons.querySelectorAll('li')).toHaveLength(6)
  expect(reasons.querySelectorAll('[data-shown="true"] li')).toHaveLength(3)
  expect((await carousel('What our readers say')).querySelectorAll('li')).toHaveLength(6)
  await screen.findByText('41,250 readers subscribe')
  screen.getByText(/a legacy of 75 years/)
  await screen.findByText('Can I cancel at any time?')
  const { supportEmail } = server.services.config
  expect(screen.getByRole('link', { name: supportEmail }).getAttribute('href')).toBe(
    `mailto:${supportEmail}`,
  )
})

test('each group has a card with its periods, prices, savings, benefits and badges', async () => {
  await openApp('/subscribe', await openShop())

  const today = await card('Belakindi Today')
  today.getByRole('radio', { name: /^Month ₹99 Instead of ₹149 Save ₹50/ })
  today.getByRole('radio', { name: /^Year ₹899 .*Save ₹289/ })
  today.getByText("Every page of today's paper")
  const digital = await card('Belakindi Digital')
  digital.getByText('Most popular')
  expect(screen.getAllByRole('article')).toHaveLength(3)
  await waitFor(() => expect(tracked('view_item_list')).toHaveLength(1))
})

test('in dollars there are cents, and no savings where there is no higher retail price', async () => {
  const { user } = await openApp('/subscribe', await openShop())

  await user.click(await press('$ USD'))

  const today = await card('Belakindi Today')
  const month = today.getByRole('radio', { name: /^Month/ })
  expect(month.closest('label')?.textContent).toBe('Month$2.99')
  const itemAt = (price: number) => expect.arrayContaining([expect.objectContaining({ price })])
  await waitFor(() =>
    expect(tracked('view_item_list')).toMatchObject([
      { currency: 'INR', items: itemAt(99) },
      { currency: 'USD', items: itemAt(2.99) },
    ]),
  )
  expect(tracked('view_item_list')[0]).not.toMatchObject({ items: itemAt(2.99) })
})

test('pressing a plan selects it, and pressing it again deselects it', async () => {
  const { user } = await openApp('/subscribe', await openShop())
  const today = await card('Belakindi Today')
  const proceed = await (await bar()).findByRole('button', { name: 'Review & Pay' })
  expect(proceed.hasAttribute('disabled')).toBe(true)

  await user.click(today.getByRole('button', { name: /^Select Plan/ }))
  today.getByRole('button', { name: /^Selected/, pressed: true })
  ;(await bar()).getByText('₹99 / Month')
  await waitFor(() =>
    expect(tracked('select_item')).toMatchObject([
      { currency: 'INR', value: 99, items: [{ item_id: 'pv-today-month-inr' }] },
    ]),
  )

  await user.click(today.getByRole('radio', { name: /^Year/ }))
  ;(await bar()).getByText('₹899 / Year')

  await user.click(today.getByRole('button', { name: /^Selected/ }))
  ;(await bar()).getByText('Select a plan to go on.')
})

test('a visitor who proceeds is sent to the login, and the plan is stored', async () => {
  const app = await openApp('/subscribe', await openShop())

  await reviewPlan(app, 'Belakindi Digital', 'Year')

  await waitFor(() => expect(path()).toBe('/auth'))
  expect(storage.selectedPlan.read()).toMatchObject({
    id: 'pv-digital-year-inr',
    price_cents: 129_900,
    tagline: "Today's paper and the months behind it",
  })
})

test('logging out clears the selection', async () => {
  const { user } = await openApp('/subscribe', await shopOfReader())
  const today = await card('Belakindi Today')
  await user.click(today.getByRole('button', { name: /^Select Plan/ }))

  await signOut()

  await (await bar()).findByText('Select a plan to go on.')
})

test('a subscriber sees the current plan, and an upgrade is preselected', async () => {
  const server = await shopOfReader()
  const app = await openApp('/subscribe', server)
  await buyPlan(app, 'Belakindi Today', 'Month')
  app.unmount()

  await openApp('/subscribe', server, { usr: { fromUpgrade: true }, key: 'k', idx: 0 })

  const today = await card('Belakindi Today')
  const current = await today.findByRole('button', { name: /^Current Plan/ })
  expect(current.hasAttribute('disabled')).toBe(true)
  const digital = await card('Belakindi Digital')
  await digital.findByRole('button', { name: /^Selected: Belakindi Digital, Month/ })
  ;(await bar()).getByRole('button', { name: 'Change Plan' })
  ;(await card('Belakindi Complete')).getByRole('button', { name: /^Change Plan/ })
  expect(screen.queryByRole('button', { name: '$ USD' })).toBeNull()
})

test('the testimonials advance by themselves and can be stopped', async () => {
  const { user } = await openApp('/subscribe', await openShop())
  const carousel = await screen.findByRole('region', { name: 'What our readers say' })
  const shown = () => carousel.querySelector('[data-shown="true"]')?.textContent
  const before = shown()
  await waitFor(() => expect(shown()).not.toBe(before))

  await user.click(within(carousel).getByRole('button', { name: 'Stop turning' }))
  await user.click(within(carousel).getByRole('button', { name: 'Previous' }))
  expect(shown()).toBe(before)
  within(carousel).getByRole('button', { name: 'Turn by themselves' })
})

test('the discount counts down and disappears at its end', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-31T23:59:57+05:30') })
  try {
    await openApp('/subscribe', await openShop())
    await screen.findByText('00:00:03 left')
    vi.setSystemTime(new Date('2026-12-31T23:59:58+05:30'))
    await screen.findByText('00:00:02 left')
    vi.setSystemTime(new Date('2027-01-01T00:00:00+05:30'))
    await waitFor(() => expect(screen.queryByRole('timer')).toBeNull())
  } finally {
    vi.useRealTimers()
  }
})

test('when the plans cannot be fetched, the reader can try again', async () => {
  const server = await openShop()
  const real = server.app.request.bind(server.app)
  const broken = vi
    .spyOn(server.app, 'request')
    .mockImplementation((input, ...rest) =>
      input instanceof Request && input.url.endsWith('/subscription_groups')
        ? Promise.resolve(Response.json({ code: 'forbidden', message: '' }, { status: 403 }))
        : real(input, ...rest),
    )
  const { user } = await openApp('/subscribe', server)
  await screen.findByText('The plans could not be fetched.')
  broken.mockRestore()

  await user.click(await press('Try Again'))

  await card('Belakindi Today')
})
