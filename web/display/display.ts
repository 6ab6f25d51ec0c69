import { useSyncExternalStore } from 'react'
import { DEFAULT_DISPLAY, type Display, paperColour } from '#contract/display.ts'
import { storedDisplay } from '../session/browser-storage.ts'

let active = DEFAULT_DISPLAY
const listeners = new Set<() => void>()

/** How the reader wants screens and texts to look. */
export function useDisplay(): Display {
  return useSyncExternalStore(subscribe, () => active)
}

/** Changes the display at once, and stores it. */
export function changeDisplay(change: Partial<Display>): void {
  const next = { ...active, ...change }
  storedDisplay.write(next)
  apply(next)
}

/** Runs before the first render. The server has already written what the first view needs, if the browser sent the cookie. */
export function restoreDisplay(): void {
  const stored = storedDisplay.read()
  if (stored) changeDisplay(stored)
}

function apply(display: Display): void {
  active = display
  const { dataset } = document.documentElement
  set(dataset, 'colours', display.colours === 'system' ? undefined : display.colours)
  set(dataset, 'contrast', display.hasHighContrast ? 'high' : undefined)
  set(dataset, 'spacing', display.lineSpacing === 'normal' ? undefined : display.lineSpacing)
  set(dataset, 'typeface', display.typeface === 'serif' ? undefined : display.typeface)
  set(dataset, 'hand', display.isLeftHanded ? 'left' : undefined)
  set(dataset, 'motion', display.hasLessMotion ? 'less' : undefined)
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.content = paperColour(display, meta.media.includes('dark') ? 'night' : 'day')
  }
  for (const listener of listeners) listener()
}

/** `ui/tokens.css` has rules for these attributes. */
function set(dataset: DOMStringMap, name: string, value: string | undefined): void {
  if (value === undefined) delete dataset[name]
  else if (dataset[name] !== value) dataset[name] = value
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
