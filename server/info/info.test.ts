import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { operatorAt } from '#cli/testing.ts'
import {
  getContact,
  getDiscountBanner,
  getLegalText,
  getSubscriberCount,
  listFaqs,
  listTestimonials,
} from '#contract/info.ts'
import { API_BASE, type Route } from '#contract/route.ts'
import { seedInformation } from '#sample/information.ts'
import { saveParts } from '#store/info/information.ts'
import { readInformationFile } from '#store/info/information-file.ts'
import { createTestServer } from '../testing.ts'

async function openServer(env: Record<string, string> = {}) {
  const server = await createTestServer(env)
  const { db, config } = server.services
  await seedInformation(db, config.publisher)
  const ask = async (route: Route, query = '') => {
    const path = route.path.replace(':document', 'terms')
    const response = await server.app.request(API_BASE + path + query)
    return response.json()
  }
  return { ...server, ask }
}

test.each(['pv', 'dh'] as const)('%s has testimonials and FAQs', async (brand) => {
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

test("texts are in the title's own language by default, or in the requested one", async () => {
  const { ask } = await openServer()

  const question = async (query?: string) => (await ask(listFaqs, query))[1].question
  expect(await question()).toBe('ಯಾವಾಗ ಬೇಕಾದರೂ ರದ್ದು ಮಾಡಬಹುದೇ?')
  expect(await question('?language=en')).toBe('Can I cancel at any time?')
})

test('the discount banner is active from its start until its end', async () => {
  const { ask, clock } = await openServer()
  const isActiveAt = async (time: string) => {
    clock.moveTo(new Date(time))
    return (await ask(getDiscountBanner)).is_active
  }

  expect(await isActiveAt('2026-10-31T23:59:59+05:30')).toBe(false)
  expect(await isActiveAt('2026-12-31T23:59:59+05:30')).toBe(true)
  expect(await ask(getDiscountBanner, '?language=en')).toMatchObject({
    expiry_date: '2027-01-01T00:00:00+05:30',
    banner_subtext: 'On plans for one year or two, until 31 December.',
  })
  expect(await isActiveAt('2027-01-01T00:00:00+05:30')).toBe(false)
})

test('without loaded content the answers are empty', async () => {
  const { app } = await createTestServer({ SUPPORT_EMAIL: 'help@paper.example' })

  const ask = async (path: string) => (await app.request(API_BASE + path)).json()
  expect(await ask(listTestimonials.path)).toEqual([])
  expect(await ask(listFaqs.path)).toEqual([])
  expect(await ask(getDiscountBanner.path)).toEqual({ is_active: false })
  expect(await ask(getContact.path)).toEqual({
    email: 'help@paper.example',
    phone: null,
    hours: null,
  })
  const legal = await app.request(`${API_BASE}/legal-texts/terms`)
  expect([legal.status, await legal.json()]).toEqual([
    404,
    { code: 'not-found', message: 'not-found' },
  ])
})

test('the support contact has the configured address and the loaded hours', async () => {
  const { ask } = await openServer({ SUPPORT_EMAIL: 'help@paper.example' })

  expect(await ask(getContact, '?language=en')).toEqual({
    email: 'help@paper.example',
    phone: '1800-000-0123',
    hours: 'Monday to Saturday, 9:30 AM to 6:00 PM (IST)',
  })
})

test.each(['pv', 'dh'] as const)(
  '%s has legal texts in both languages with the same sections',
  async (brand) => {
    const { app } = await openServer({ BRAND: brand })

    for (const document of ['terms', 'privacy']) {
      const [en, kn] = await Promise.all(
        ['en', 'kn'].map(async (language) => {
          const path = getLegalText.path.replace(':document', document)
          return (await app.request(`${API_BASE}${path}?language=${language}`)).json()
        }),
      )
      const sections = ({ html }: { html: string }) => html.match(/<h2 id="[^"]*">/g)
      expect(en.updated).toBe('2024-12-26')
      expect(kn.updated).toBe('2024-12-26')
      expect(sections(kn)).toEqual(sections(en))
      expect(en.html + kn.html).not.toMatch(/[{}]/)
    }
  },
)

test('a legal text has the configured names, escaped', async () => {
  const { ask } = await openServer({
    SELLER_NAME: 'Ink & <Paper>',
    SUPPORT_EMAIL: 'help@paper.example',
    PUBLIC_URL: 'https://epaper.example',
    STAND_INS: 'on',
  })

  const { html } = await ask(getLegalText, '?language=en')

  expect(html).toContain('Ink &amp; &lt;Paper&gt;, 1 Example Road')
  expect(html).toContain('<a href="mailto:help@paper.example">help@paper.example</a>')
  expect(html).toContain('at epaper.example.')
})

test('a name in another script than the text is marked with its language', async () => {
  const { ask } = await openServer({ SELLER_NAME: 'The Paper Ltd' })

  const english = await ask(getLegalText, '?language=en')
  const kannada = await ask(getLegalText, '?language=kn')

  expect(english.html).toContain('<span lang="kn">ಬೆಳಕಿಂಡಿ</span>')
  expect(english.html).toContain('The Paper Ltd, 1 Example Road')
  expect(kannada.html).toContain('<span lang="en">The Paper Ltd</span>')
  expect(kannada.html).not.toContain('lang="kn"')
})

test('the subscriber count includes the number that an operator has loaded', async () => {
  const { ask, services } = await createTestServer().then(async (server) => ({
    ...server,
    ask: async () => (await server.app.request(API_BASE + getSubscriberCount.path)).json(),
  }))
  const read = readInformationFile('', '{"publisher":"PV","subscriber_count":{"elsewhere":41250}}')
  if ('parts' in read) await saveParts(services.db, read.parts)

  expect(await ask()).toEqual([{ count: 41250 }])
})

test('a loaded file replaces only its own part, and the sample does not overwrite it', async () => {
  const { ask, services } = await openServer()
  const read = readInformationFile('faqs.json', '{"publisher":"PV","faqs":[]}')
  if ('parts' in read) await saveParts(services.db, read.parts)

  await seedInformation(services.db, 'PV')

  expect(await ask(listFaqs)).toEqual([])
  expect(await ask(listTestimonials)).toHaveLength(6)
})

test('several files are loaded together, or none if one is invalid', async () => {
  const { services, app } = await createTestServer()
  const { type } = operatorAt({ db: services.db })
  const load = (...files: string[]) => type('content', 'load', ...files)
  const questions = async () => (await app.request(API_BASE + listFaqs.path)).json()

  await expect(load('sample/pv/information/faqs.json', 'package.json')).rejects.toThrow(
    'package.json was not loaded',
  )
  expect(await questions()).toEqual([])
  expect(await load('sample/pv/information/faqs.json', 'sample/legal/terms.en.html')).toBe(
    'Loaded for PV: faqs, 7.\nLoaded for PV: terms en.\nLoaded for DH: terms en.',
  )
  expect(await questions()).toHaveLength(7)
})

test('all faults of a file are reported at once', async () => {
  const read = async (name: string) =>
    JSON.parse(await readFile(`sample/pv/information/${name}.json`, 'utf8'))
  const file = {
    ...(await read('discount-banner')),
    ...(await read('testimonials')),
    ...(await read('faqs')),
  }
  file.discount_banner.until = file.discount_banner.from
  file.testimonials[0].photo = 'https://elsewhere.example/face.jpg'
  file.faqs[1].id = 1

  expect(readInformationFile('all.json', JSON.stringify(file))).toEqual({
    faults: [
      'discount_banner until: must be after `from`',
      'testimonials 0 photo: must be data:image/png;base64,… (or jpeg, webp)',
      'faqs: two questions have the same id',
    ],
  })
  expect(readInformationFile('all.json', '{')).toMatchObject({
    faults: [expect.stringContaining('not JSON')],
  })
})

test('all faults of a legal text are reported at once', () => {
  const head = '<!--\npublisher: PV\ndocument: terms\nlanguage: en\nupdated: yesterday\n-->'
  const text =
    '<h2 id="one">1</h2><h2 id="one">2</h2><h2>3</h2><script>x</script><p>{owner} {title}</p>'

  expect(readInformationFile('terms.en.html', head + text)).toEqual({
    faults: [
      'updated: must be like 2024-12-26',
      '<script> is not shown; use h2, h3, p, ul, ol, li, b, i, em, strong, a, br',
      '{owner} is not known; use title, publisher, address, email, site',
      'every <h2> needs an id, such as <h2 id="refunds">',
      'two <h2> have the same id',
    ],
  })
})
