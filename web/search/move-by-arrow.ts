import type { KeyboardEvent } from 'react'

/** Arrows go up and down through what is marked as a stop, the input first. */
export function moveByArrow(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!step || event.nativeEvent.isComposing || !(event.target instanceof HTMLElement)) return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-stop]')]
  const index = stops.indexOf(event.target)
  const next = index < 0 ? undefined : stops[index + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}
