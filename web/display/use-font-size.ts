import { useSyncExternalStore } from 'react'
import { FONT_SIZE } from '#contract/reading.ts'
import { storage } from '../session/storage.ts'
import { stepBy } from './SizeControl.tsx'

/** Used where the browser stores nothing. */
let unstored: number | undefined
const listeners = new Set<() => void>()

/** The reader's text size, the same in every part of the screen. */
export function useFontSize() {
  const size = useSyncExternalStore(subscribe, fontSizeChosen)
  const change = (direction: -1 | 1) => {
    const next = stepBy(size, direction, FONT_SIZE)
    storage.fontSize.write(next)
    unstored = storage.fontSize.read() === undefined ? next : undefined
    for (const listener of listeners) listener()
  }
  return { size, change }
}

export function fontSizeChosen(): number {
  return storage.fontSize.read() ?? unstored ?? FONT_SIZE.default
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
