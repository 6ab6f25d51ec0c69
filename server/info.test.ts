import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { getContact, getDiscountBanner, listFaqs, listTestimonials } from '#contract/info.ts'
import { API_BASE, type Route } from '#contract/route.ts'
import { seedInformation } from '#sample/information.ts'
import { informationOf, saveInformation } from '#store/information.ts'
import { Information, readInformation } from '#store/information-file.ts'
import { createTestServer } from './testing.ts'

async function openServer(env: Record<string, string> = {}) {
  const server = await createTestServer(env)
  const { db, config } = server.services
  await seedInformation(db, config.publisher)
  const ask = async (route: Route, query = '') => {
    const response = await server.app.request(API_BASE + route.path + query)
    return response.json()
  }
  return { ...server, ask }
}

test.each(['pv', 'dh'] as const)('%s tells what readers say and ask', async (brand) => {
  const { ask } = await openServer({ BRAND: brand })

  const testimonials = await ask(listTestimonials)
  expect(testimonials).toHaveLength(6)
  expect(testimonials[0]).toEqual({
    name: expect.any(String),
    role: expect.any(String),
    message: expect.any(String),
    photo: '',
  })
  expect((await ask(listFaqs)).length).toBeGreaterThan(5)
})

test("texts come in the title's own language, or in the one asked for", async () => {
  const { ask } = await openServer()

  const question = async (query?: string) => (await ask(listFaqs, query))[1].question
  expect(await question()).toBe('ಯಾವಾಗ ಬೇಕಾದರೂ ರದ್ದು ಮಾಡಬಹುದೇ?')
  expect(await question('?language=en')).toBe('Can I cancel at any time?')
})

test('a discount is announced from its beginning until its end', async () => {
  const { ask, clock } = await openServer()
  const isActiveAt = async (time: string) => {
    clock.moveTo(new Date(time))
    return (await ask(getDiscountBanner)).is_active
  }

  expect(await isActiveAt('2026-10-31T23:59:59+05:30')).toBe(false)
  expect(await isActiveAt('2026-12-31T23:59:59+05:30')).toBe(true)
  expect(await ask(getDiscountBanner, '?language=en')).toMatchObject({
    expiry_date: '2027-01-01T00:00:00+05:30',
    banner_subtext: 'On all yearly plans, until 31 December.',
  })
  expect(await isActiveAt('2027-01-01T00:00:00+05:30')).toBe(false)
})

test('where nothing was loaded, nothing is told', async () => {
  const { app } = await createTestServer()

  const ask = async (path: string) => (await app.request(API_BASE + path)).json()
  expect(await ask(listTestimonials.path)).toEqual([])
  expect(await ask(listFaqs.path)).toEqual([])
  expect(await ask(getDiscountBanner.path)).toEqual({ is_active: false })
})

test('the support contact is the configured one', async () => {
  const { ask } = await openServer({ SUPPORT_EMAIL: 'help@paper.example' })

  expect(await ask(getContact)).toEqual({ email: 'help@paper.example' })
})

test("a loaded file takes the place of the last, and an operator's own is not seeded over", async () => {
  const { ask, services } = await openServer()
  const before = await informationOf(services.db, 'PV')
  await saveInformation(services.db, Information.parse({ ...before, faqs: [] }))

  await seedInformation(services.db, 'PV')

  expect(await ask(listFaqs)).toEqual([])
})

test('every fault of a file is told at once', async () => {
  const file = JSON.parse(await readFile('sample/pv/information.json', 'utf8'))
  file.discount_banner.until = file.discount_banner.from
  file.testimonials[0].photo = 'https://elsewhere.example/face.jpg'
  file.faqs[1].id = 1

  expect(readInformation(JSON.stringify(file))).toEqual({
    faults: [
      'discount_banner until: must be after it begins',
      'testimonials 0 photo: must be data:image/png;base64,… (or jpeg, webp)',
      'faqs: two questions have the same id',
    ],
  })
  expect(readInformation('{')).toMatchObject({ faults: [expect.stringContaining('not JSON')] })
})
