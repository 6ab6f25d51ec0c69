import fc from 'fast-check'

/** Texts that often cause errors in programs. */
const TROUBLESOME_TEXTS = [
  ...['', ' ', '\0', 'a\0b', '\ud800', 'x\udc00y', '\u202e\u2066RTL\u2069', '\ufeff', '\uffff'],
  ...['ಕ್ಷ್ಮೀ', 'ರ್\u200dಕ', '್'.repeat(300), '👩‍👩‍👧‍👦', 'Z\u0351\u036b'.repeat(50)],
  ...["' OR 1=1 --", '"; drop table reader; --', '%', '_', '\\', '%00', '%ff', '../../etc/passwd'],
  ...['<script>alert(1)</script>', '{{7*7}}', '$' + '{7*7}', '\r\nSet-Cookie: a=b', '=1+1'],
  ...['__proto__', 'constructor', 'toString', 'null', 'undefined', 'NaN', 'Infinity', '-0'],
  ...['1e400', '0x10', '9007199254740993', '-1', '٣', '೪', '1'.repeat(400)],
]

/** Values that exist on the test server, so that a request reaches more code. */
export const KNOWN_VALUES = [
  ...['PV', 'DH', '4', '5', '20261115', '2026-11-15', '2026-11', '10%', 'v1', 'month', 'year'],
  ...['p1-lead', 'p2-lead', 'p2-lead.html', 'PV-2627-0000001.pdf', 'freemium@example.com'],
  ...['9876543210', '123456', 'sale', 'terms', 'kn', 'google', '31d', '4100280000001007'],
]

export const knownText = fc.constantFrom(...KNOWN_VALUES)

export const hostileText = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...TROUBLESOME_TEXTS) },
  { weight: 2, arbitrary: knownText },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.nat(3).map((size) => 'ಕx'.repeat(10 ** size)) },
)

const NUMBERS = [0, -0, -1, 1.5, 1e21, -1e21, 2 ** 31, 2 ** 53, Number.MAX_VALUE, 5e-324]

/** Names that cause prototype pollution in a careless copy. */
const PROTOTYPE_KEYS = ['__proto__', 'constructor', 'prototype', 'hasOwnProperty', 'toJSON', 'then']

const { json } = fc.letrec<{ json: unknown }>((tie) => ({
  json: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom<unknown>(null, true, false, ...NUMBERS),
    hostileText,
    fc.array(tie('json'), { maxLength: 4 }),
    fc.dictionary(
      fc.oneof(fc.constantFrom(...PROTOTYPE_KEYS), hostileText, fc.constantFrom('id', 'plan')),
      tie('json'),
      { maxKeys: 4 },
    ),
    fc.nat(2000).map((depth) => nested(depth)),
  ),
}))

export const hostileJson = json

function nested(depth: number): unknown {
  let value: unknown = 1
  for (let level = 0; level < depth; level++) value = level % 2 ? [value] : { a: value }
  return value
}
