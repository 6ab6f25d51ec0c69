import { expect, test } from 'vitest'
import { serverWithQuickLane } from '../http/quick-testing.ts'
import { serverWithIssues } from '../issues/testing.ts'
import { createTestServer } from '../testing.ts'
import { homeOn } from './testing.ts'

const KANNADA = { 'Accept-Language': 'kn-IN,kn;q=0.9,en;q=0.8' }
const ENGLISH = { 'Accept-Language': 'en-IN,en;q=0.9' }

test('a browser that prefers Kannada gets Kannada controls in the first HTML', async () => {
  const home = await homeOn(await serverWithIssues())

  const { html, config, image } = await home('/', KANNADA)

  expect(config.language).toBe('kn')
  expect(html).toContain('<html data-brand="pv" lang="kn">')
  expect(html).toContain('<title>ಬೆಳಕಿಂಡಿ</title>')
  expect(html).toMatch(/class="reader-logo"[^>]*alt="ಬೆಳಕಿಂಡಿ"/)
  expect(image).toContain('1 ಲೇಖನ"')
  const faqs = await home('/faqs', KANNADA)
  expect(faqs.html).toContain('<title>ಪದೇ ಪದೇ ಕೇಳುವ ಪ್ರಶ್ನೆಗಳು · ಬೆಳಕಿಂಡಿ</title>')
})

test("the reader's choice takes precedence over the browser's language on every screen", async () => {
  const home = await homeOn(await serverWithIssues())
  for (const path of ['/', '/faqs', '/profile']) {
    const inEnglish = await home(path, { ...KANNADA, Cookie: 'a=1; language=en' })
    const inKannada = await home(path, { ...ENGLISH, Cookie: 'language=kn' })
    expect([inEnglish.config.language, inKannada.config.language]).toEqual(['en', 'kn'])
    expect(inEnglish.html).toContain('<html data-brand="pv" lang="en">')
    expect(inKannada.html).toContain('<html data-brand="pv" lang="kn">')
  }
})

test('DEFAULT_LANGUAGE applies if the browser does not prefer Kannada', async () => {
  const server = await createTestServer({ BRAND: 'dh', DEFAULT_LANGUAGE: 'kn' })
  const home = await homeOn(server)
  const { html, config } = await home('/', ENGLISH)
  expect(config.language).toBe('kn')
  expect(html).toContain('<title>ದಿ ಪ್ಲೇಟೊ ಕೊರಿಯರ್</title>')
})

test('the page varies by language, and the ETags of the two languages differ', async () => {
  const home = await homeOn(await serverWithIssues())
  const { response } = await home('/', KANNADA)
  const other = await home('/', ENGLISH)
  expect(response.headers.get('Vary')).toBe('Accept-Encoding, Accept, Accept-Language, Cookie')
  expect(response.headers.get('ETag')).not.toBe(other.response.headers.get('ETag'))
})

test('the quick lane answers each language with its own page and configuration', async () => {
  const { ask } = await serverWithQuickLane()
  for (const path of ['/', '/api/config']) {
    for (const [headers, language] of [
      [KANNADA, 'kn'],
      [ENGLISH, 'en'],
      [{ ...KANNADA, Cookie: 'language=en' }, 'en'],
    ] as const) {
      const { by, text } = await ask(path, { headers })
      expect(by).toBe('the quick lane')
      expect(text).toContain(`"language":"${language}"`)
    }
  }
})

test('chosen colours and the left hand are in the first HTML of every screen, also from the quick lane', async () => {
  const home = await homeOn(await serverWithIssues())
  for (const path of ['/', '/faqs']) {
    const night = await home(path, { ...ENGLISH, Cookie: 'display=night-high-left' })
    expect(night.html).toContain(
      '<html data-colours="night" data-contrast="high" data-hand="left" data-brand="pv" lang="en">',
    )
    expect(night.html.match(/theme-color" content="[^"]*"/g)).toEqual([
      'theme-color" content="#000000"',
      'theme-color" content="#000000"',
    ])
    const other = await home(path, { ...ENGLISH, Cookie: 'display="><script>' })
    expect(other.html).toContain('<html data-brand="pv" lang="en">')
  }

  const { ask } = await serverWithQuickLane()
  const { text: plain } = await ask('/', { headers: ENGLISH })
  const { by, text } = await ask('/', { headers: { ...ENGLISH, Cookie: 'display=sepia' } })
  expect(by).toBe('the quick lane')
  expect(text).toContain('<html data-colours="sepia" data-brand="pv"')
  expect(plain).not.toContain('data-colours')
})
