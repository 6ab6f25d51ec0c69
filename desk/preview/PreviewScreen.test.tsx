// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { issueKey, publishTestIssue, serverWithIssues } from '#server/issues/testing.ts'
import { openDesk } from '../testing.tsx'

const TOMORROW = '?publisher=PV&edition=4&date=2026-11-16'

const frameSource = (name: string) => screen.getByTitle(name).getAttribute('src') ?? ''

test('an issue that is not released is shown on a desktop and on a phone, for each kind of reader', async () => {
  const server = await serverWithIssues()
  const { user } = await openDesk(`/preview${TOMORROW}`, { server, role: 'viewer' })
  await screen.findByTitle('On a phone')
  const first = frameSource('On a phone')
  expect(first).toMatch(/^\/preview\/[\w-]+\/\?date=2026-11-16&edition_No=4$/)
  expect(frameSource('On a desktop')).toBe(first)
  expect(screen.getByTitle('On a phone')).toMatchObject({ width: '390', height: '844' })

  await user.selectOptions(screen.getByLabelText('Seen as'), 'Subscriber')
  await screen.findByText('Signed in, with a plan that opens every date.')
  await waitFor(() => expect(frameSource('On a phone')).not.toBe(first))
  expect(window.location.search).toBe(`${TOMORROW}&reader=subscriber`)
})

test('another version can be chosen, and its note says that readers do not get it', async () => {
  const server = await serverWithIssues()
  await publishTestIssue(server.services, issueKey('2026-11-16'), 'v2')
  const { user } = await openDesk(`/preview${TOMORROW}`, { server, role: 'viewer' })
  const field = await screen.findByLabelText<HTMLSelectElement>('Version')
  expect(field.value).toBe('v2')
  await user.selectOptions(field, 'v1')
  await screen.findByText('Readers do not get this version unless it is restored.')
  expect(window.location.search).toBe(`${TOMORROW}&version=v1`)
})
