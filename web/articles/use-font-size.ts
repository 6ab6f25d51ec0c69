import { useState } from 'react'
import { FONT_SIZE } from '#contract/reading.ts'
import { storage } from '../session/storage.ts'
import { stepBy } from './SizeControl.tsx'

/** The reader's stored text size. */
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
