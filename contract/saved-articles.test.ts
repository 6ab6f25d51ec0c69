import { expect, test } from 'vitest'
import { NewSavedArticle } from './saved-articles.ts'

const article = {
  publisher_short_code: 'PV',
  article_id: 'a-1',
  edition_number: 4,
  page_no: 1,
  html_path: '/api/epaper/files/PV/20261115/4/v1/a/a-1.html',
  image_path: 'https://pages.example.com/PV/w1200.webp?expires=1',
  image_coordinates: { top: '10%', left: '5%', width: '40%', height: '20.5%' },
  title: 'ಮಳೆ',
  description: '',
  edition_date: '2026-11-15',
}

test('an article can be saved', () => {
  expect(NewSavedArticle.parse(article)).toEqual(article)
})

test.each([
  ['a script URL', { html_path: 'javascript:alert(1)' }],
  ['a script URL after a space', { image_path: ' javascript:alert(1)' }],
  ['a data URL', { image_path: 'data:text/html,hello' }],
  ['an id with path traversal', { article_id: '../../etc/passwd' }],
  [
    'a position outside the page',
    { image_coordinates: { ...article.image_coordinates, top: '101%' } },
  ],
  ['a day that does not exist', { edition_date: '2026-02-30' }],
  ['a page before the first', { page_no: 0 }],
  ['a title that is too long', { title: 'x'.repeat(501) }],
])('%s is refused', (_what, fault) => {
  expect(NewSavedArticle.safeParse({ ...article, ...fault }).success).toBe(false)
})
