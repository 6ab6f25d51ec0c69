// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { addressOf } from './share-item.ts'
import { shareLinks } from './share-links.ts'

const TITLE = 'ಕೆರೆ & ಕಾಲುವೆ: 50% "ಭರ್ತಿ" + ನೀರು?'
const PATH = '/article/lake?date=2026-11-15&edition_No=4&pageNumber=0'
const ADDRESS = `https://paper.example${PATH}`
const shared = { title: TITLE, path: PATH }

beforeEach(() => {
  window.location.href = 'https://paper.example/saved-articles'
})

test('the shared address leaves out the source', () => {
  expect(addressOf({ ...shared, path: `${PATH}&source=saved_articles` })).toBe(ADDRESS)
  expect(addressOf({ ...shared, path: '/' })).toBe('https://paper.example/')
})

test.each([
  ['x', 'https://x.com/intent/post', { text: TITLE, url: ADDRESS }],
  ['facebook', 'https://www.facebook.com/sharer/sharer.php', { u: ADDRESS }],
  ['linkedin', 'https://www.linkedin.com/sharing/share-offsite/', { url: ADDRESS }],
  ['whatsapp', 'https://wa.me/', { text: `${TITLE}\n${ADDRESS}` }],
  ['email', 'mailto:', { subject: TITLE, body: `${TITLE}\r\n\r\n${ADDRESS}` }],
] as const)('the link of %s has the complete title and address', (target, place, values) => {
  const link = shareLinks(shared)[target]
  expect(link.startsWith(`${place}?`)).toBe(true)
  expect(Object.fromEntries(new URL(link).searchParams)).toEqual(values)
  expect(link).toMatch(/^[\w:/.?=&%~*-]+$/)
})

test('a lone surrogate in a title breaks no link', () => {
  expect(shareLinks({ ...shared, title: 'ಕೆರೆ \ud83d' }).email).toContain('%EF%BF%BD')
})
