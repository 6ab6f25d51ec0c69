// @vitest-environment happy-dom
// @module-tag slow: waits until the tab asks for the current version.
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Page } from '#contract/issues.ts'
import type { Reader } from '#domain/access.ts'
import { issueKey, publishTestIssue, serverWithIssues } from '#server/issues/testing.ts'
import { pageFiles } from '#store/issue-files.ts'
import { checksumsByPage } from '#store/issues/checksums.ts'
import { issueId, type PressedPage } from '#store/issues/issue-version.ts'
import { publishVersion } from '#store/issues/publish.ts'
import { issueHead, issueVersion } from '#store/issues/shown-issue.ts'
import { openApp } from '../testing.tsx'
import { createImagePool } from './stage/image-pool.ts'

const subscriber: Reader = {
  kind: 'subscriber',
  archive: { kind: 'everything' },
  earlyAccess: false,
}
const key = issueKey('2026-11-15')
const pageNamed = (name: string) => screen.findByRole('img', { name: `${name}, 1 article` })
const address = () => window.location.search

type Server = Awaited<ReturnType<typeof serverWithIssues>>

/** A server whose issue has four pages. */
async function serverWithFourPages(): Promise<Server> {
  const server = await serverWithIssues(subscriber)
  const displayNames = ['01 Front Page', '02 City', '03 Sport', '04 Last']
  await publishTestIssue(server.services, key, 'v2', { displayNames })
  return server
}

/** Publishes a version whose pages differ from those of the shown one as `change` says. */
async function publishNext(
  { services: { db } }: Server,
  version: string,
  change: (page: PressedPage) => PressedPage[],
): Promise<void> {
  const head = await issueHead(db, key)
  if (!head) throw new Error('The issue is not published.')
  const { pages } = await issueVersion(db, key, head.version)
  const checksums = await checksumsByPage(db, { issue_id: issueId(key), version: head.version })
  const next = pages.flatMap((page) =>
    change({ ...page, checksums: checksums.get(page.pageNo) ?? {} }),
  )
  await publishVersion(db, key, { version, pages: next }, head)
}

/** The page with another picture. */
function corrected(page: PressedPage): PressedPage {
  const file = pageFiles(page.pageNo).image(2400)
  return { ...page, checksums: { ...page.checksums, [file]: { bytes: 1, sha256: 'f'.repeat(64) } } }
}

test('a reader stays on a page that is corrected while another is held back', async () => {
  const server = await serverWithFourPages()
  await openApp('/?date=2026-11-15&edition_No=4&pageNumber=2', server)
  expect((await pageNamed('03 Sport')).getAttribute('srcset')).toContain('/v2/p03/')

  await publishNext(server, 'v3', (page) => {
    if (page.pageNo === 2) return []
    return [page.pageNo === 3 ? corrected(page) : page]
  })

  await screen.findByRole('button', { name: 'Page: 2 / 3' })
  await waitFor(() => expect(address()).toBe('?date=2026-11-15&edition_No=4&pageNumber=1'))
  expect((await pageNamed('03 Sport')).getAttribute('srcset')).toContain('/v3/p03/')
})

test('a page that is the same in a new version keeps its picture, a corrected page does not', () => {
  const pool = createImagePool({ onChange: () => {}, onRefusal: () => {} })
  const showIn = (version: string, imageTag: string) =>
    pool.show({
      pages: [drawnPage(imageTag)],
      folder: `/t/PV/d/4/${version}/`,
      index: 0,
      fit: 'width',
    })?.image
  const before = showIn('v1', 'same')
  if (before) fireEvent.load(before)
  expect(showIn('v2', 'same')).toBe(before)
  expect(showIn('v3', 'other')).not.toBe(before)
})

function drawnPage(imageTag: string): Page {
  const size = { width: 2400, height: 3782 }
  const files = { image: 'p01/w1200.jpg', imgThumbFile: 'p01/thumb.webp', images: [], avif: [] }
  const regions = { articles: [], ads: [] }
  return {
    pageNo: 1,
    name: 'City',
    displayName: '01',
    ...size,
    locked: false,
    ...files,
    ...regions,
    imageTag,
  }
}
