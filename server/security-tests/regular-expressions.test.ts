import { expect, test } from 'vitest'
import { ArticleFile, ArticleId } from '#contract/articles.ts'
import { ContactMessage } from '#contract/contact.ts'
import { EmailAddress, PhoneNumber } from '#contract/contact-details.ts'
import { CompactDate } from '#contract/issue-date.ts'
import { EditionId, getEpaperData, Percent } from '#contract/issues.ts'
import { NewSavedArticle } from '#contract/saved-articles.ts'
import { parseQuery } from '#domain/search/query.ts'
import { isAssetPath } from '#store/assets.ts'
import { growth, MOST_GROWTH } from '#test-support/growth-for-tests.ts'
import { deviceName } from '../auth/known-device.ts'
import { bearerOf, cookieOf } from '../auth/recognise.ts'
import { plainQueries } from '../http/quick-routes.ts'
import { preferredEncoding } from '../http/ready.ts'
import { requestPath } from '../http/request-head.ts'

const withHeader = (name: string, read: (request: Request) => unknown) => (value: string) =>
  read(new Request('http://localhost/', { headers: { [name]: value } }))
const queryIn = plainQueries(getEpaperData.query)

/** Everything of ours that looks at text from outside with a pattern, before anyone is known. */
const READERS: [what: string, read: (text: string) => unknown][] = [
  ['an e-mail address', (text) => EmailAddress.safeParse(text)],
  ['a mobile number', (text) => PhoneNumber.safeParse(text)],
  ['a contact', (text) => ContactMessage.shape.contact.safeParse(text)],
  ['a line', (text) => ContactMessage.shape.name.safeParse(text)],
  ['an article', (text) => ArticleId.safeParse(text)],
  ['an article’s file', (text) => ArticleFile.safeParse(text)],
  ['an address of a file', (text) => NewSavedArticle.shape.html_path.safeParse(text)],
  ['a percentage', (text) => Percent.safeParse(text)],
  ['a date', (text) => CompactDate.safeParse(text)],
  ['an edition', (text) => EditionId.safeParse(text)],
  ['a path of a file', isAssetPath],
  ['a bearer', withHeader('authorization', bearerOf)],
  ['a cookie', withHeader('cookie', (request) => cookieOf(request, 'sAccessToken'))],
  ['encodings', preferredEncoding],
  ['a browser', deviceName],
  ['a path', (text) => requestPath(new Request(`http://localhost/${encodeURI(text)}`))],
  ['a query', (text) => queryIn(`/?${text}`)],
  ['a search', (text) => parseQuery(text.slice(0, 200))],
]

/** Much of the same, and an end that does not fit. */
const ATTACKS: ((size: number) => string)[] = [
  ...['a', '1', ' ', '.', '-', '(', '%', '=', ';', '"'].map(
    (letter) => (size: number) => `${letter.repeat(size)}!`,
  ),
  ...['a.', 'a-', '1 ', '; ', ', ', 'a@', '&a=', '..', '%2e'].map(
    (pair) => (size: number) => `${pair.repeat(size / pair.length)}!`,
  ),
  (size) => `a@${'a.'.repeat(size / 2)}!`,
  (size) => `http://${'a'.repeat(size)} `,
  (size) => `Bearer ${'a '.repeat(size / 2)}`,
  (size) => `gzip;${' '.repeat(size)}q`,
]

/** A body may have 100 kB. */
const SIZE = 12_000

test.each(READERS)('reading %s takes no longer than the text is long', (_what, read) => {
  for (const [at, attack] of ATTACKS.entries()) {
    expect([at, growth(read, attack, { size: SIZE }) < MOST_GROWTH]).toEqual([at, true])
  }
})

test('a pattern that goes back and forth is found out', () => {
  const slow = (text: string) => /a*a*b/.test(text)
  expect(growth(slow, (size) => 'a'.repeat(size), { size: 80 })).toBeGreaterThan(MOST_GROWTH)
})
