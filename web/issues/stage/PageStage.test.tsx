// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { changeTestRegions, issueKey, serverWithIssues } from '#server/issues/testing.ts'
import { openApp } from '../../testing.tsx'

test('an article that is not one rectangle reacts in its parts only', async () => {
  const server = await serverWithIssues()
  await changeTestRegions(server.services, issueKey('2026-11-15'), {
    rects: [
      { top: '10%', left: '0%', width: '50%', height: '10.2%' },
      { top: '20.2%', left: '25%', width: '25%', height: '15.3%' },
    ],
  })
  await openApp('/?pageNumber=0', server)

  const link = await screen.findByRole('link', { name: 'Title of p1-lead' })
  expect(link.dataset.parts).toBe('2')
  const parts = [...link.querySelectorAll<HTMLElement>(':scope > span[style]')]
  const places = parts.map(({ style: { left, top, width, height } }) =>
    [left, top, width, height].map(Number.parseFloat).map(Math.round),
  )
  expect(places).toEqual([
    [0, 0, 100, 40],
    [50, 40, 50, 60],
  ])
})

test('an article without a title has a name', async () => {
  const server = await serverWithIssues()
  await changeTestRegions(server.services, issueKey('2026-11-15'), { title: '' })
  await openApp('/?pageNumber=0', server)

  await screen.findByRole('link', { name: 'Article' })
})
