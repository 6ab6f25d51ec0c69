import { expect, test } from 'vitest'
import { HOSTILE_TEXTS, TEXT_READERS } from './hostile-text-testing.ts'

/** Four times the largest body. Quadratic work on this would exceed the time limit of a test. */
const SIZE = 400_000

test.each(TEXT_READERS)(
  'reading %s from a long hostile text takes no quadratic time',
  (_what, read) => {
    for (const hostile of HOSTILE_TEXTS) expect(() => read(hostile(SIZE))).not.toThrow()
  },
)
