// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { markWords } from './mark-words.ts'

function textOf(html: string): Element {
  const root = document.createElement('div')
  root.innerHTML = html
  return root
}

test.each([
  ['a word', '<p>The rain came.</p>', '<p>The <mark>rain</mark> came.</p>'],
  ['a word twice', '<p>Rain, rain.</p>', '<p><mark>Rain</mark>, <mark>rain</mark>.</p>'],
  [
    'a word that is part bold',
    '<p>The <b>ra</b>in came.</p>',
    '<p>The <b><mark>ra</mark></b><mark>in</mark> came.</p>',
  ],
  [
    'words in two blocks',
    '<h1>Rain</h1><p>No dam, <i>rain</i></p>',
    '<h1><mark>Rain</mark></h1><p>No dam, <i><mark>rain</mark></i></p>',
  ],
  [
    'a word in a cell and a caption',
    '<table><caption>Rain</caption><tbody><tr><td>ra</td><td>in</td><th>rain</th></tr></tbody></table>',
    '<table><caption><mark>Rain</mark></caption><tbody><tr><td>ra</td><td>in</td><th><mark>rain</mark></th></tr></tbody></table>',
  ],
  ['no word across blocks', '<p>ra</p><p>in</p>', '<p>ra</p><p>in</p>'],
  ['no word across lines', '<p>ra<br>in</p>', '<p>ra<br>in</p>'],
])('markWords marks %s, and its result removes the marks', (_what, html, marked) => {
  const root = textOf(html)

  const unmark = markWords(root, 'rain')
  expect(root.innerHTML).toBe(marked)

  unmark()
  expect(root.innerHTML).toBe(html)
})
