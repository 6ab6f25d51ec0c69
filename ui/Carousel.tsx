import { type ReactNode, type TouchEvent, useEffect, useRef, useState } from 'react'
import styles from './carousel.module.css'
import { IconButton } from './IconButton.tsx'
import { isMotionWelcome } from './motion.ts'

interface CarouselItem {
  id: string
  content: ReactNode
}

interface CarouselProps {
  label: string
  items: readonly CarouselItem[]
  perSlide: number
  rotation?: Rotation
  /** A shorter movement of the finger is no swipe. */
  swipeThresholdPx: number
  words: { previous: string; next: string; pause: string; play: string }
}

/** Shows a few cards side by side. All slides overlap in one grid cell, so the height never changes. */
export function Carousel({ label, items, perSlide, rotation, words, ...props }: CarouselProps) {
  const [isPaused, setPaused] = useState(false)
  const slides = chunks(items, perSlide)
  const { index, isPlaying, move, toggle } = useSlides(slides.length, rotation, isPaused)
  const swipe = useSwipe(props.swipeThresholdPx, move)

  return (
    <section
      className={styles.carousel}
      aria-roledescription="carousel"
      aria-label={label}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <div
        className={styles.slides}
        aria-live={isPlaying && !isPaused ? 'off' : 'polite'}
        {...swipe}
      >
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

function useSwipe(thresholdPx: number, move: (step: number) => void) {
  const start = useRef(0)
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      start.current = touches[0]?.clientX ?? 0
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const way = (changedTouches[0]?.clientX ?? 0) - start.current
      if (Math.abs(way) >= thresholdPx) move(way < 0 ? 1 : -1)
    },
  }
}

function chunks<T>(items: readonly T[], size: number): T[][] {
  const count = Math.ceil(items.length / size)
  return Array.from({ length: count }, (_, at) => items.slice(at * size, (at + 1) * size))
}

interface Rotation {
  everySeconds: number
  /** The wait after the user moved to another slide. */
  pauseSeconds: number
}

/** The current slide. It advances by itself unless the user hovers, focuses or stops it. */
function useSlides(count: number, rotation: Rotation | undefined, isPaused: boolean) {
  const [shown, setShown] = useState({ index: 0, wait: rotation?.everySeconds ?? 0 })
  const [isPlaying, setPlaying] = useState(() => rotation !== undefined && isMotionWelcome())
  // A wider screen has fewer slides.
  const index = Math.min(shown.index, Math.max(0, count - 1))
  const isTurning = isPlaying && !isPaused && count > 1
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
