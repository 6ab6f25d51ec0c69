import { ArticleFile, ArticleId } from '#contract/articles.ts'
import { ContactMessage } from '#contract/contact.ts'
import { EmailAddress, PhoneNumber } from '#contract/contact-details.ts'
import { CompactDate } from '#contract/issue-date.ts'
import { EditionId, getEpaperData, Percent } from '#contract/issues.ts'
import { NewSavedArticle } from '#contract/saved-articles.ts'
import { parseQuery } from '#domain/search/query.ts'
import { isAssetPath } from '#store/assets.ts'
import { deviceName } from '../auth/known-device.ts'
import { bearerOf, cookieOf } from '../auth/recognise.ts'
import { plainQueries } from '../http/quick-routes.ts'
import { preferredEncoding } from '../http/ready.ts'
import { requestPath } from '../http/request-head.ts'

const withHeader = (name: string, read: (request: Request) => unknown) => (value: string) =>
  read(new Request('http://localhost/', { headers: { [name]: value } }))
const queryIn = plainQueries(getEpaperData.query)

/** Every function that matches text of an unknown caller against a regular expression. */
export const TEXT_READERS: [what: string, read: (text: string) => unknown][] = [
  ['an e-mail address', (text) => EmailAddress.safeParse(text)],
  ['a mobile number', (text) => PhoneNumber.safeParse(text)],
  ['a contact', (text) => ContactMessage.shape.contact.safeParse(text)],
  ['a name', (text) => ContactMessage.shape.name.safeParse(text)],
  ['an article id', (text) => ArticleId.safeParse(text)],
  ['an article file name', (text) => ArticleFile.safeParse(text)],
  ['the URL of a file', (text) => NewSavedArticle.shape.html_path.safeParse(text)],
  ['a percentage', (text) => Percent.safeParse(text)],
  ['a date', (text) => CompactDate.safeParse(text)],
  ['an edition', (text) => EditionId.safeParse(text)],
  ['an asset path', isAssetPath],
  ['a bearer token', withHeader('authorization', bearerOf)],
  ['a cookie', withHeader('cookie', (request) => cookieOf(request, 'sAccessToken'))],
  ['accepted encodings', preferredEncoding],
  ['a user agent', deviceName],
  ['a path', (text) => requestPath(new Request(`http://localhost/${encodeURI(text)}`))],
  ['a query', (text) => queryIn(`/?${text}`)],
  ['a search', (text) => parseQuery(text.slice(0, 200))],
]

/** Long repetitions with an end that does not match, which make a bad regular expression backtrack. */
export const HOSTILE_TEXTS: ((size: number) => string)[] = [
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
