import { openAccount } from './accounts.ts'
import { expectAccessible, expectAccessibleOnPhoneAndDesktop } from './axe.ts'
import { expect, test } from './journey.ts'

const SCREENS = [
  ['/faqs', 'summary'],
  ['/contact', 'dd >> nth=2'],
  ['/legal-and-privacy-policy?tab=terms', '#refunds'],
  ['/legal-and-privacy-policy?tab=privacy', '#grievance'],
] as const

const SUPPORT = 'support@broadsheet.example'

for (const language of ['en', 'kn'] as const) {
  test(`axe finds nothing on the information screens in ${language}, on a phone and a desktop`, async ({
    page,
  }) => {
    await page.addInitScript(`localStorage.setItem('language', '"${language}"')`)
    for (const [path, selector] of SCREENS) {
      await page.goto(path)
      await expect(page.locator(selector).first()).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expectAccessibleOnPhoneAndDesktop(page)
    }
  })
}

test('a visitor finds an answer by keyboard alone, and its link opens the answer', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).press('Enter')
  await page.getByRole('link', { name: 'FAQs' }).press('Enter')
  await expect(page).toHaveTitle(/^FAQs · /)

  await page.locator('summary', { hasText: 'Can I cancel at any time?' }).press('Enter')
  await expect(page.getByText(/^Yes, in your profile under Subscriptions/)).toBeVisible()
  await expect(page).toHaveURL('/faqs#question-2')

  const other = await page.context().newPage()
  await other.goto(page.url())
  await expect(other.getByText(/^Yes, in your profile under Subscriptions/)).toBeInViewport()
})

test('hostile HTML is removed from an answer', async ({ page }) => {
  const answer =
    '<p onclick="x()">Yes<img src=x onerror="x()"> <a href="javascript:x()">no</a></p><script>x()</script>'
  await page.route('**/api/faqs*', (route) =>
    route.fulfill({ json: [{ id: 1, question: 'Safe?', answer }] }),
  )
  await page.goto('/faqs#question-1')

  const words = page.getByText('Yes', { exact: false }).last()
  await expect(words).toBeVisible()
  expect(await page.locator('details > div > div').innerHTML()).toBe('<p>Yes <a>no</a></p>')
})

test('a contact message arrives once, although a reply is lost and the button is pressed twice', async ({
  page,
}) => {
  const subject = `Crossword ${Date.now()}`
  await page.goto('/contact')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Please enter a valid name')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await expectAccessible(page)

  await page.getByRole('textbox', { name: 'Name' }).fill('ಕಾವ್ಯ')
  await page.getByRole('textbox', { name: 'Email or phone' }).fill('kavya@example.com')
  await page.getByRole('textbox', { name: 'Subject' }).fill(subject)
  await page.getByRole('textbox', { name: 'Message' }).fill('ಪದಬಂಧ ಎಲ್ಲಿದೆ?\n\nPage 8?')
  // The server accepts the message, but its reply is lost.
  await page.route('**/api/contact', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText(/Your message could not be sent/)).toBeVisible()
  await page.unrouteAll()
  // The reply waits for the second press. Otherwise that press would take the focus away from the heading.
  let allowReply = () => {}
  const isPressedTwice = new Promise<void>((resolve) => {
    allowReply = resolve
  })
  await page.route('**/api/contact', async (route) => {
    await isPressedTwice
    await route.continue()
  })
  await page.getByRole('button', { name: 'Send message' }).dblclick()
  allowReply()

  await expect(page.getByRole('heading', { name: 'Message sent' })).toBeFocused()
  const reference = await page.locator('strong').textContent()
  await expectAccessible(page)
  await expect(async () => {
    const response = await page.request.get('/api/dev/inbox', { params: { to: SUPPORT } })
    const { messages } = await response.json()
    const subjects = messages.map((message: { subject: string }) => message.subject)
    expect(subjects.filter((one: string) => one.includes(subject))).toEqual([
      `ಬೆಳಕಿಂಡಿ ${reference}: ${subject}`,
    ])
  }).toPass()
})

test('the contact form of a signed-in reader has their e-mail address', async ({ page }) => {
  const email = await openAccount(page)
  await page.goto('/contact')
  await expect(page.getByRole('textbox', { name: 'Email or phone' })).toHaveValue(email)
})

test('legal texts have tabs and sections with links, and can be printed', async ({ page }) => {
  await page.goto('/legal-and-privacy-policy?tab=privacy#rights')
  await expect(page.getByRole('heading', { name: 'Your rights' })).toBeInViewport()
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Privacy Policy')
  await page.getByRole('tab', { name: 'Terms & Conditions' }).click()
  await expect(page).toHaveURL('/legal-and-privacy-policy?tab=terms')
  await expect(page.getByText('Last updated December 26, 2024')).toBeVisible()
  await page.getByRole('link', { name: 'Law and courts' }).click()
  await expect(page).toHaveURL(/\?tab=terms#law$/)
  await expect(page.getByRole('heading', { name: 'Law and courts' })).toBeInViewport()

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Refunds' })).toBeVisible()
  await expect(page.getByRole('tablist')).toBeHidden()
})

test('a printed article shows only a notice in both languages', async ({ page }) => {
  await page.goto('/')
  await page.locator('a[href^="/article/"]').first().dispatchEvent('click')
  // The page has a heading of this level, too.
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible()
  await page.emulateMedia({ media: 'print' })

  await expect(page.locator('#app')).toBeHidden()
  const words = await page.evaluate(() => getComputedStyle(document.body, '::before').content)
  expect(words).toContain('cannot be printed')
  expect(words).toContain('ಮುದ್ರಿಸಲು ಬರುವುದಿಲ್ಲ')
})

test('an unknown screen opens the home screen; an unknown file or call is a 404', async ({
  page,
}) => {
  await page.goto('/no/such/screen')
  await expect(page).toHaveURL('/')
  expect((await page.request.get('/no-such-file.js')).status()).toBe(404)
  const call = await page.request.get('/api/no-such-call')
  expect([call.status(), (await call.json()).code]).toEqual([404, 'not-found'])
  for (const path of ['/robots.txt', '/sitemap.xml', '/.well-known/security.txt']) {
    expect((await page.request.get(path)).status()).toBe(200)
  }
})

test('the web app manifest and every icon exist', async ({ page }) => {
  await page.goto('/faqs')
  const hrefs = await page
    .locator('link[rel="manifest"], link[rel="apple-touch-icon"], link[rel="icon"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(hrefs.length).toBeGreaterThanOrEqual(4)
  for (const href of hrefs) expect((await page.request.get(href)).status()).toBe(200)
  const manifest = await (await page.request.get('/manifest.webmanifest')).json()
  for (const { src } of manifest.icons) {
    const icon = await page.request.get(src)
    expect(icon.headers()['content-type']).toBe('image/png')
  }
})
