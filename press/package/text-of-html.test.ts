import { expect, test } from 'vitest'
import { textOf } from './text-of-html.ts'

test.each([
  ['<p>One <b>bold</b>\n word.</p><p>Two&nbsp;&amp; three</p>', 'One bold word.\nTwo & three'],
  ['<h1>Head<br>line</h1>loose text', 'Head line\nloose text'],
  ['<ul><li>a<li>b</ul>', 'a\nb'],
  ['<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>', 'a b\nc'],
  ['<p>a</p><script>steal()</script><style>p{}</style><!-- c -->', 'a'],
  ['<p>ಹೊ\u0cca\u0cd5</p>', '<p>ಹೊ\u0cca\u0cd5</p>'.slice(3, -4).normalize('NFC')],
  ['', ''],
])('the text of %j can be searched', (html, text) => {
  expect(textOf(html)).toBe(text)
})
