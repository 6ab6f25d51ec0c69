import { useState } from 'react'
import { FONT_SIZE } from '#contract/reading.ts'
import { stored } from '../session/storage.ts'
import { stepBy } from './SizeControl.tsx'

/** The size of article text that the reader chose, here or the last time. */
export function useFontSize() {
  const [size, setSize] = useState(fontSizeChosen)
  const change = (direction: -1 | 1) => {
    const next = stepBy(size, direction, FONT_SIZE)
    setSize(next)
    stored.fontSize.write(next)
  }
  return { size, change }
}

export function fontSizeChosen(): number {
  return stored.fontSize.read() ?? FONT_SIZE.default
}
