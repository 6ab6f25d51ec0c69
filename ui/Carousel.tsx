import { type ReactNode, type TouchEvent, useEffect, useRef, useState } from 'react'
import { SWIPE_THRESHOLD_PX } from '#contract/reading.ts'
import styles from './carousel.module.css'
import { IconButton } from './IconButton.tsx'

interface CarouselItem {
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

interface Rotation {
  everySeconds: number
  /** How long it stands still after the reader moved it. */
  pauseSeconds: number
}

const LESS_MOTION = '(prefers-reduced-motion: reduce)'

/** Which of the slides is shown. They turn by themselves unless the reader holds, stops or moves them. */
function useSlides(count: number, rotation: Rotation | undefined, isHeld: boolean) {
  const [shown, setShown] = useState({ index: 0, wait: rotation?.everySeconds ?? 0 })
  const [isPlaying, setPlaying] = useState(
    () => rotation !== undefined && !window.matchMedia(LESS_MOTION).matches,
  )
  // There are fewer slides on a wider screen.
  const index = Math.min(shown.index, Math.max(0, count - 1))
  const isTurning = isPlaying && !isHeld && count > 1
  const everySeconds = rotation?.everySeconds ?? 0

  useEffect(() => {
    if (!isTurning) return
    const next = { index: (index + 1) % count, wait: everySeconds }
    const timer = setTimeout(() => setShown(next), shown.wait * 1000)
    return () => clearTimeout(timer)
  }, [isTurning, index, count, everySeconds, shown])

  return {
    index,
    isPlaying,
    move: (step: number) =>
      setShown({ index: (index + step + count) % count, wait: rotation?.pauseSeconds ?? 0 }),
    toggle: () => setPlaying(!isPlaying),
  }
}
