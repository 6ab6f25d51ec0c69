/** The tags that article pages may contain. */
export const ARTICLE_TAGS = new Set(
  'p b i em strong a h1 h2 h3 h4 h5 h6 ul ol li br div span'.split(' '),
)

/** Tags of newsroom systems that become a `div` or a space. */
const AS_DIV = new Set(
  `section article main header footer aside blockquote figure figcaption address pre table caption tr
  dl dt dd`.split(/\s+/),
)
const AS_SPACE = new Set(['td', 'th', 'hr'])

const BLOCKS = new Set('p h1 h2 h3 h4 h5 h6 ul ol li div'.split(' '))

/** The replacement for a tag: an article tag, a space that separates table cells, or nothing. */
export function articleTag(tag: string): string | undefined {
  if (ARTICLE_TAGS.has(tag)) return tag
  if (AS_DIV.has(tag)) return 'div'
  return AS_SPACE.has(tag) ? ' ' : undefined
}

export function isBlock(tag: string): boolean {
  return BLOCKS.has(tag)
}
