import { expect, test } from 'vitest'
import { HOSTILE_TEXTS, TEXT_READERS } from './hostile-text-testing.ts'

/** Four times the largest body. Quadratic work on this takes minutes, which no test may. */
const SIZE = 400_000

test.each(TEXT_READERS)(
  'reading %s ends soon, however long and hostile the text is',
  (_what, read) => {
    for (const hostile of HOSTILE_TEXTS) expect(() => read(hostile(SIZE))).not.toThrow()
  },
)
