// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createTestServer } from '#server/testing.ts'
import { setLanguage } from '../i18n/language.ts'
import { openApp, tellInformation } from '../testing.tsx'

const PATH = '/legal-and-privacy-policy'

async function serverWithContent() {
  const server = await createTestServer()
  await tellInformation(server)
  return server
}

const selectedTab = () => screen.findByRole('tab', { selected: true })

test.each([
  ['', 'Terms & Conditions', 'Refunds'],
  ['?tab=terms', 'Terms & Conditions', 'Refunds'],
  ['?tab=privacy', 'Privacy Policy', 'Grievance Officer'],
  ['?tab=none', 'Terms & Conditions', 'Refunds'],
])('%s shows %s', async (query, tab, section) => {
  await openApp(PATH + query, await serverWithContent())

  expect((await selectedTab()).textContent).toBe(tab)
  await screen.findByRole('heading', { level: 2, name: section })
  screen.getByText('Last updated December 26, 2024')
  expect(document.title).toBe(`${tab} · Belakindi`)
})

test('the tab is in the address', async () => {
  const { user } = await openApp(PATH, await serverWithContent())

  await user.click(await screen.findByRole('tab', { name: 'Privacy Policy' }))
  await screen.findByRole('heading', { level: 2, name: 'Cookies and analytics' })
  expect(window.location.search).toBe('?tab=privacy')

  await user.keyboard('{ArrowLeft}')
  await screen.findByRole('heading', { level: 2, name: 'Automatic renewal' })
  expect(window.location.search).toBe('?tab=terms')
})

test('the table of contents links to every section', async () => {
  await openApp(`${PATH}?tab=terms`, await serverWithContent())

  const contents = within(await screen.findByRole('navigation', { name: 'Contents' }))
  const sections = document.querySelectorAll('[role=tabpanel] h2')
  const links = contents.getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    Array.from(sections, ({ id }) => `?tab=terms#${id}`),
  )
  expect(links.length).toBeGreaterThan(10)
})

test('in Kannada the text is Kannada, with its date', async () => {
  await openApp(`${PATH}?tab=privacy`, await serverWithContent())
  await setLanguage('kn')

  await screen.findByRole('heading', { level: 2, name: 'ಕುಂದುಕೊರತೆ ಅಧಿಕಾರಿ' })
  expect(document.querySelector('[role=tabpanel] span[lang=en]')?.textContent).toContain(
    'Broadsheet',
  )
  screen.getByText('ಕೊನೆಯ ಪರಿಷ್ಕರಣೆ: 2024ರ ಡಿಸೆಂಬರ್ 26')
})

test('printing is allowed here', async () => {
  await openApp(PATH, await serverWithContent())
  await screen.findByRole('heading', { level: 2, name: 'Refunds' })

  expect(document.body.dataset.printed).toBeUndefined()
})

test('without a legal text the screen shows where to ask for it', async () => {
  await openApp(PATH)
  await screen.findByText(/This text is not here yet/)
})

test('when the text cannot be loaded, the reader can try again', async () => {
  const server = await serverWithContent()
  const real = server.app.request.bind(server.app)
  const broken = vi.spyOn(server.app, 'request').mockImplementation(async (input, ...rest) => {
    const isHit = input instanceof Request && input.url.includes('/api/legal-texts/')
    const refusal = { code: 'forbidden', message: '' }
    return isHit ? Response.json(refusal, { status: 403 }) : real(input, ...rest)
  })
  const { user } = await openApp(PATH, server)
  const again = await screen.findByRole('button', { name: 'Try Again' })

  broken.mockRestore()
  await user.click(again)

  await waitFor(() => screen.getByRole('heading', { level: 2, name: 'Refunds' }))
})
