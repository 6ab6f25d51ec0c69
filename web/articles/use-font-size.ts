import { useState } from 'react'
import { FONT_SIZE } from '#contract/reading.ts'
import { storage } from '../session/storage.ts'
import { stepBy } from './SizeControl.tsx'

/** The size of article text that the reader chose, here or the last time. */
export function useFontSize() {
  const [size, setSize] = useState(fontSizeChosen)
  const change = (direction: -1 | 1) => {
    const next = stepBy(size, direction, FONT_SIZE)
    setSize(next)
    storage.fontSize.write(next)
  }
  return { size, change }
}

export function fontSizeChosen(): number {
  return storage.fontSize.read() ?? FONT_SIZE.default
}
