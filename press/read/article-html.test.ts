import { expect, test } from 'vitest'
import { articleHtml } from './article-html.ts'
import { anArticle } from './testing.ts'

const ALLOWED = new Set('p b i em strong a h1 h2 h3 h4 h5 h6 ul ol li br div span'.split(' '))

test('an article becomes HTML in reading order', () => {
  const article = anArticle({
    kicker: 'Weather',
    standfirst: 'Tanks fill in four districts',
    byline: 'Staff Reporter',
    dateline: 'Kolar',
    paragraphs: ['It rained.', 'It rained again.'],
    crossheads: [{ before: 1, text: 'More to come' }],
    quotes: ['I had forgotten the smell'],
    captions: ['A tank near Malur'],
  })

  expect(articleHtml(article)).toBe(
    [
      '<p class="kicker">Weather</p>',
      '<h1 class="headline">Rain at last</h1>',
      '<h2 class="standfirst">Tanks fill in four districts</h2>',
      '<p class="byline">Staff Reporter</p>',
      '<p><b class="dateline">Kolar:</b> It rained.</p>',
      '<h3 class="crosshead">More to come</h3>',
      '<p>It rained again.</p>',
      '<p class="quote">I had forgotten the smell</p>',
      '<p class="caption">A tank near Malur</p>',
    ].join(''),
  )
})

test.each(['kicker', 'headline', 'standfirst', 'byline', 'dateline'] as const)(
  'markup in the %s is escaped',
  (part) => {
    const html = articleHtml(anArticle({ [part]: '<script>alert("&")</script>' }))
    expect(html).toContain('&lt;script&gt;alert(&quot;&amp;&quot;)&lt;/script&gt;')
    expect(html).not.toContain('<script')
  },
)

test('only allowed tags are used, and every tag is closed', () => {
  const html = articleHtml(anArticle({ paragraphs: ['<img src=x onerror=1>', '</p><p'] }))
  const opened = [...html.matchAll(/<([a-z0-9]+)/g)].map(([, tag = '']) => tag)
  const closed = [...html.matchAll(/<\/([a-z0-9]+)/g)].map(([, tag = '']) => tag)
  expect(opened.every((tag) => ALLOWED.has(tag))).toBe(true)
  expect(closed).toEqual(opened)
})
