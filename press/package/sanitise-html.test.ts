import { expect, test } from 'vitest'
import { HOSTILE_HTML } from './hostile-html-testing.ts'
import { sanitiseHtml } from './sanitise-html.ts'

test.each([
  ['a script', '<p>a</p><script>steal()</script>', '<p>a</p>'],
  ['a script in capitals', '<ScRiPt>steal()</sCrIpT >b', 'b'],
  ['a script that is never closed', 'a<script>steal()', 'a'],
  ['a script inside a script', '<scr<script>x</script>ipt>steal()</script>', 'xipt&gt;steal()'],
  ['a script split by NUL', '<scr\0ipt>steal()</script>b', 'b'],
  ['a script in a comment', 'a<!-- <script>steal()</script> -->b', 'ab'],
  ['a comment that ends early', '<!--><img src=x onerror=steal()>-->', '--&gt;'],
  ['a comment without end', 'a<!-- b', 'a'],
  ['CDATA', 'a<![CDATA[<script>steal()</script>]]>b', 'ab'],
  ['a processing instruction', '<?php steal() ?>b', 'b'],
  ['a document type', '<!DOCTYPE html><html><head><title>t</title></head><body>b', 'b'],
  ['an event handler', '<p onclick="steal()">a</p>', '<p>a</p>'],
  ['a handler behind a slash', '<p/onclick=steal()>a</p>', '<p>a</p>'],
  ['a handler in broken quotes', '<p class="x"onclick="steal()">a</p>', '<p class="x">a</p>'],
  ['javascript:', '<a href="javascript:steal()">a</a>', '<a>a</a>'],
  ['JaVaScRiPt with a tab', '<a href="jAva\tScript:steal()">a</a>', '<a>a</a>'],
  ['javascript by entities', '<a href="&#106;avascript&colon;steal()">a</a>', '<a>a</a>'],
  ['javascript behind a control', '<a href="\u0001javascript:steal()">a</a>', '<a>a</a>'],
  ['javascript after a line end', '<a href="&NewLine;javascript:steal()">a</a>', '<a>a</a>'],
  ['vbscript:', '<a href="vbscript:steal()">a</a>', '<a>a</a>'],
  ['data:', '<a href="data:text/html,<script>steal()</script>">a</a>', '<a>a</a>'],
  ['another host without a scheme', '<a href="//evil.example">a</a>', '<a>a</a>'],
  ['another host by backslashes', '<a href="\\\\evil.example">a</a>', '<a>a</a>'],
  ['a second href', '<a href="/a" href="javascript:steal()">a</a>', '<a href="/a">a</a>'],
  ['a target', '<a href="/a" target="_blank">a</a>', '<a href="/a">a</a>'],
  ['an image', 'a<img src=x onerror=steal()>b', 'ab'],
  ['SVG', '<svg onload=steal()><a href="javascript:x"><text>t</text></a></svg>b', 'b'],
  ['SVG that closes itself', '<svg onload="steal()"/>b', 'b'],
  ['MathML with a style', '<math><mtext><style><img onerror=steal()></style></mtext></math>b', 'b'],
  ['a frame', '<iframe srcdoc="<script>steal()</script>">x</iframe>b', 'b'],
  ['an object', '<object data="x"><embed src="y">z</object>b', 'b'],
  ['a form', '<form action="/logout"><button>Go</button></form>', 'Go'],
  ['a text area', '<textarea></p><script>steal()</script></textarea>b', 'b'],
  ['a template', '<template><script>steal()</script></template>b', 'b'],
  ['noscript', '<noscript><p title="</noscript><img src=x onerror=steal()>">', ''],
  ['a base and a refresh', '<base href="//x"><meta http-equiv="refresh" content="0">b', 'b'],
  ['a style sheet', '<style>p{display:none}</style><link rel=stylesheet href=x>b', 'b'],
  ['url() in a style', '<p style="background:url(//x)">a</p>', '<p>a</p>'],
  ['a position', '<p style="position:fixed;top:0">a</p>', '<p>a</p>'],
  ['an expression', '<p style="text-align:expression(steal())">a</p>', '<p>a</p>'],
  ['a style by escapes', '<p style="te\\78t-align:left">a</p>', '<p>a</p>'],
  ['a style with comments', '<p style="text-align:/**/left">a</p>', '<p>a</p>'],
  ['an id of the app', '<p id="root">a</p>', '<p id="text-root">a</p>'],
  ['quotes in a class', '<p class="a &quot;onclick=steal()">b</p>', '<p class="a">b</p>'],
  [
    'markup written as entities',
    '&lt;script&gt;a&lt;/script&gt;',
    '&lt;script&gt;a&lt;/script&gt;',
  ],
  ['an attribute that never ends', '<p>a</p><a href="x', '<p>a</p>'],
  ['a tag name with rubbish', '<p\u3000onclick=steal()>a', 'a'],
  ['a custom element', '<x-steal onfoo=1>a</x-steal>', 'a'],
])('%s is made harmless', (_what, hostile, harmless) => {
  expect(sanitiseHtml(hostile)).toBe(harmless)
  expect(sanitiseHtml(harmless)).toBe(harmless)
})

test.each([
  ['plain article tags', '<h2>a</h2><p><b>b</b> <i>c</i><br>d</p>'],
  ['lists', '<ul><li>a</li><li>b</li></ul>'],
  ['a link to the web', '<a href="https://paper.example/a?b=1&amp;c=2#d">a</a>'],
  ['a link to mail', '<a href="mailto:desk@paper.example">a</a>'],
  ['a link within the site', '<a href="../a/b.html">a</a>'],
  ['a note and its link', '<a href="#text-n1">1</a><span id="text-n1">b</span>'],
  ['harmless style', '<p style="text-align: center; font-weight: bold">a</p>'],
  ['Kannada', '<p>ಹೊಸ ಶಾಲೆ</p>'],
])('%s is not changed', (_what, html) => {
  expect(sanitiseHtml(html)).toBe(html)
})

test.each([
  ['paragraphs', '<p>a<p>b', '<p>a</p><p>b</p>'],
  [
    'list items',
    '<ul><li>a<li>b<ul><li>c</ul></ul>',
    '<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul>',
  ],
  ['crossed tags', '<b>a<i>b</b>c</i>', '<b>a<i>b</i></b>c'],
  ['links in links', '<a href="/a">a<a href="/b">b', '<a href="/a">a</a><a href="/b">b</a>'],
  ['a block in a paragraph', '<p>a<div>b</div>c</p>', '<p>a</p><div>b</div>c'],
  ['stray ends', '</div></p>a</b>', 'a'],
  ['a table', '<table><tr><td>a</td><td>b</td></tr></table>', '<div><div> a b</div></div>'],
])('%s are closed properly', (_what, broken, whole) => {
  expect(sanitiseHtml(broken)).toBe(whole)
})

const MEGABYTE = 1_000_000

test.each(HOSTILE_HTML)('a megabyte of %s is sanitised', (_what, piece) => {
  const hostile = piece.repeat(MEGABYTE / piece.length)
  expect(sanitiseHtml(`<p>before</p>${hostile}`)).toMatch(/^<p>before<\/p>/)
})

test('text inside tags beyond the depth limit is kept', () => {
  expect(sanitiseHtml(`${'<div>'.repeat(50_000)}found`)).toContain('found')
})
