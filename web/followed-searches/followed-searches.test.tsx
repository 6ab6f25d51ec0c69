// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { stopToken } from '#server/followed-searches/stop-token.ts'
import { publishArticles, serverToSearch } from '#server/search/testing.ts'
import { followOnce } from '#store/followed-searches.ts'
import { openApp, signedInServer } from '../testing.tsx'

const EMAIL = 'kavya@example.com'

async function serverWithReader() {
  const server = await signedInServer(EMAIL, await serverToSearch())
  const rain = { id: 'rain', title: 'ಮಳೆ ಹಾನಿ', text: 'ಕೊಡಗಿನಲ್ಲಿ ಮಳೆ.' }
  await publishArticles(server.services, [[rain]])
  return server
}

const button = (name: string) => screen.findByRole('button', { name })

test('a visitor is asked to log in to follow a search', async () => {
  await openApp('/search?q=rain', await serverToSearch())
  const link = await screen.findByRole('link', { name: 'Log in to follow ‘rain’' })
  expect(link.getAttribute('href')).toBe('/auth?redirectUrl=%2Fsearch%3Fq%3Drain')
})

test('words and a section are followed on the search screen, in whatever form they are typed', async () => {
  const server = await serverWithReader()
  const { user } = await openApp('/search?q=ಮಳೆಯಲ್ಲಿ&section=Main', server)
  await user.click(await button('Follow ‘ಮಳೆಯಲ್ಲಿ’'))
  await screen.findByText('We will mail you when the paper has it.')
  await user.click(await button('Follow ‘Main’'))
  await button('Stop following ‘Main’')

  await user.click(await button('Stop following ‘ಮಳೆಯಲ್ಲಿ’'))
  await button('Follow ‘ಮಳೆಯಲ್ಲಿ’')
})

test('the profile lists what is followed, adds a district and stops it', async () => {
  const { user } = await openApp('/profile', await serverWithReader())
  const part = await screen.findByRole('region', { name: 'What you follow' })
  await user.selectOptions(within(part).getByLabelText('District'), 'Kodagu')
  await user.click(within(part).getByRole('button', { name: 'Follow' }))

  await user.click(await within(part).findByRole('button', { name: 'Stop Kodagu' }))
  await waitFor(() => expect(within(part).queryByRole('listitem')).toBeNull())
})

test('the link of a mail stops at once without signing in, and follows again', async () => {
  const server = await serverWithReader()
  const { secrets, db } = server.services
  const { id } = await db.selectFrom('reader').select('id').executeTakeFirstOrThrow()
  const words = { publisher: 'PV', kind: 'words', what: 'ಮಳೆ', whatKn: null } as const
  const followed = await followOnce(db, id, words, server.clock.now())
  const token = stopToken(secrets, { id: followed?.id ?? '' })

  const { user } = await openApp(`/followed-searches/stop?token=${token}`, server)
  await screen.findByText('Stopped: we no longer mail you about ‘ಮಳೆ’.')
  await user.click(await button('Follow again'))
  await screen.findByText('You follow ‘ಮಳೆ’ again.')
})

test('a link that is not ours says so', async () => {
  await openApp('/followed-searches/stop?token=x', await serverToSearch())
  await screen.findByText('This link is not valid. Please open it again from our message.')
})
