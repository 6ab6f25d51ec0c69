/** Pieces of HTML that are hostile when they are repeated. */
export const HOSTILE_HTML: [what: string, piece: string][] = [
  ['nested tags', '<b>'],
  ['nested lists', '<ul><li>'],
  ['nested drawings', '<svg><p>'],
  ['nested links', '<a href="x">'],
  ['opened and never matched', '<div></i>'],
  ['attributes', '<p a=1 b=2 '],
  ['angle brackets', '<'],
  ['ampersands', '&#x'],
  ['comments', '<!--'],
  ['quotes', '<a href="'],
]
