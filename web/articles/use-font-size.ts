import { useState } from 'react'
import { FONT_SIZE } from '#contract/reading.ts'
import { stored } from '../session/storage.ts'
import { stepBy } from './step.ts'

/** The size of article text that the reader chose, here or the last time. */
export function useFontSize() {
  const [size, setSize] = useState(() => stored.fontSize.read() ?? FONT_SIZE.default)
  const change = (direction: -1 | 1) => {
    const next = stepBy(size, direction, FONT_SIZE)
    setSize(next)
    stored.fontSize.write(next)
  }
  return { size, change }
}
