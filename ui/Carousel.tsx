import { type ReactNode, type TouchEvent, useRef, useState } from 'react'
import { SWIPE_THRESHOLD_PX } from '#contract/reading.ts'
import styles from './carousel.module.css'
import { IconButton } from './IconButton.tsx'
import { type Rotation, useSlides } from './use-slides.ts'

export interface CarouselItem {
  id: string
  content: ReactNode
}

interface CarouselProps {
  label: string
  items: readonly CarouselItem[]
  perSlide: number
  rotation?: Rotation
  words: { previous: string; next: string; pause: string; play: string }
}

/** Some cards at a time, side by side. All slides share one place, so that nothing below them moves. */
export function Carousel({ label, items, perSlide, rotation, words }: CarouselProps) {
  const [isHeld, setHeld] = useState(false)
  const slides = chunks(items, perSlide)
  const { index, isPlaying, move, toggle } = useSlides(slides.length, rotation, isHeld)
  const swipe = useSwipe(move)

  return (
    <section
      className={styles.carousel}
      aria-roledescription="carousel"
      aria-label={label}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div className={styles.slides} aria-live={isPlaying && !isHeld ? 'off' : 'polite'} {...swipe}>
        {slides.map((slide, at) => (
          <ul
            key={slide[0]?.id}
            className={styles.slide}
            style={{ gridTemplateColumns: `repeat(${perSlide}, minmax(0, 1fr))` }}
            data-shown={at === index}
            inert={at !== index}
          >
            {slide.map(({ id, content }) => (
              <li key={id} className={styles.card}>
                {content}
              </li>
            ))}
          </ul>
        ))}
      </div>
      {slides.length > 1 && (
        <div className={styles.controls}>
          <IconButton icon="chevron-left" label={words.previous} onPress={() => move(-1)} />
          <span className={styles.count}>
            {index + 1} / {slides.length}
          </span>
          <IconButton icon="chevron-right" label={words.next} onPress={() => move(1)} />
          {rotation && (
            <IconButton
              icon={isPlaying ? 'pause' : 'play'}
              label={isPlaying ? words.pause : words.play}
              onPress={toggle}
            />
          )}
        </div>
      )}
    </section>
  )
}

function useSwipe(move: (step: number) => void) {
  const start = useRef(0)
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      start.current = touches[0]?.clientX ?? 0
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const way = (changedTouches[0]?.clientX ?? 0) - start.current
      if (Math.abs(way) >= SWIPE_THRESHOLD_PX) move(way < 0 ? 1 : -1)
    },
  }
}

function chunks<T>(items: readonly T[], size: number): T[][] {
  const count = Math.ceil(items.length / size)
  return Array.from({ length: count }, (_, at) => items.slice(at * size, (at + 1) * size))
}
