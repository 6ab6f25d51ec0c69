import { screen, within } from '@testing-library/react'
import { vi } from 'vitest'
import type { Reader } from '#domain/access.ts'
import { issueKey } from '#server/issues/testing.ts'
import { publishArticles, serverToSearch, type TestArticle } from '#server/search/testing.ts'
import type { TestServer } from '../testing.tsx'

export const subscriber: Reader = {
  kind: 'subscriber',
  archive: { kind: 'everything' },
  earlyAccess: false,
}

const RAIN = { id: 'rain', title: 'Rain in the hills', text: 'Heavy rain fell over Kodagu.' }
const DAM = { id: 'dam', title: 'The dam is full', text: 'After the rain ten gates were opened.' }
const FESTIVAL = { id: 'festival', title: 'A festival', text: 'Dry and bright.' }

/** A server with today's issue of two editions, and yesterday's. */
export async function serverWithArticles(
  reader: Reader | undefined = subscriber,
  env: Record<string, string> = {},
) {
  const server = await serverToSearch(reader, env)
  const publish = (pages: TestArticle[][], date: string, edition?: number) =>
    publishArticles(server.services, pages, { key: issueKey(date, edition) })
  await publish([[RAIN], [DAM]], '2026-11-15')
  await publish([[{ ...RAIN, title: 'Rain in the villages' }]], '2026-11-15', 5)
  await publish([[{ ...RAIN, title: 'Rain of yesterday' }, FESTIVAL]], '2026-11-14')
  return server
}

/** A server with one page of `count` articles about rain. */
export async function serverWithMany(count: number) {
  const server = await serverToSearch(subscriber)
  const articles = Array.from({ length: count }, (_, index) => ({
    id: `a-${index + 1}`,
    title: `Rain ${index + 1}`,
    text: 'Rain.',
  }))
  await publishArticles(server.services, [articles])
  return server
}

/** Replaces IntersectionObserver: happy-dom has no layout, so the test says whether elements are near the viewport. */
export function setNearness(isNear: boolean) {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #seen: (entries: { isIntersecting: boolean }[]) => void
      constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
        this.#seen = seen
      }
      observe() {
        this.#seen([{ isIntersecting: isNear }])
      }
      disconnect() {}
    },
  )
}

/** Records the search requests that the server receives. */
export function watchSearches({ app }: TestServer) {
  const request = vi.spyOn(app, 'request')
  return () =>
    request.mock.calls
      .map(([input]) => new URL(input instanceof Request ? input.url : 'about:blank'))
      .filter(({ pathname }) => pathname === '/api/epaper/search')
      .map(({ searchParams }) => Object.fromEntries(searchParams))
}

export const input = () => screen.findByRole('searchbox', { name: 'Search' })

export const titles = () =>
  within(screen.getByRole('list', { name: 'Results' }))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent)

export const address = () => window.location.pathname + window.location.search
