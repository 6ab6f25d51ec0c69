// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  CARDS_PER_SLIDE,
  TESTIMONIAL_PAUSE_SECONDS,
  TESTIMONIAL_ROTATION_SECONDS,
} from '#contract/info.ts'
import { Carousel } from './Carousel.tsx'

const WORDS = { previous: 'Previous', next: 'Next', pause: 'Pause', play: 'Play' }
const items = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ id, content: id }))

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function open(perSlide: number) {
  const rotation = {
    everySeconds: TESTIMONIAL_ROTATION_SECONDS,
    pauseSeconds: TESTIMONIAL_PAUSE_SECONDS,
  }
  render(
    <Carousel
      label="Cards"
      items={items}
      perSlide={perSlide}
      rotation={rotation}
      swipeThresholdPx={50}
      words={WORDS}
    />,
  )
}

const shown = () => document.querySelector('[data-shown="true"]')?.textContent
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))

test('a slide has three cards on a desktop, one on a phone', () => {
  expect(CARDS_PER_SLIDE).toEqual({ desktop: 3, mobile: 1 })
  open(CARDS_PER_SLIDE.desktop)
  expect(shown()).toBe('abc')
  cleanup()
  open(CARDS_PER_SLIDE.mobile)
  expect(shown()).toBe('a')
})

test('it advances every 3 seconds, and pauses for 5 after a manual move', () => {
  open(1)
  pass(2999)
  expect(shown()).toBe('a')
  pass(1)
  expect(shown()).toBe('b')

  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(shown()).toBe('c')
  pass(4999)
  expect(shown()).toBe('c')
  pass(1)
  expect(shown()).toBe('d')
  pass(3000)
  expect(shown()).toBe('e')
})
