import { type KeyboardEvent, type PointerEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { CALENDAR_WORDS, formatMonth } from '#domain/format.ts'
import { isMotionWelcome } from '#ui/motion.ts'
import { useLanguage } from '../i18n/language.ts'
import { useT } from '../i18n/use-t.ts'
import { indexAfterKey } from './months.ts'
import styles from './timeline.module.css'

interface TimelineProps {
  /** `yyyy-MM`, the earliest first. */
  months: readonly string[]
  month: string
  onMonth: (month: string) => void
}

/** The width of a month, as in the style sheet. */
const STEP_PX = 72
/** The strip counts as at rest when it has not moved for this long. */
const REST_MS = 140
/** A mouse that moves less has clicked. */
const CLICK_PX = 4

/** All months of the archive on a strip that can be dragged; the one in the middle is chosen. */
export function Timeline({ months, month, onMonth }: TimelineProps) {
  const t = useT()
  const { language } = useLanguage()
  const strip = useRef<HTMLDivElement>(null)
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)
  const grip = useRef<{ x: number; left: number } | undefined>(undefined)
  const index = months.indexOf(month)

  useLayoutEffect(() => {
    if (strip.current && !grip.current) strip.current.scrollLeft = index * STEP_PX
  }, [index])
  useEffect(() => () => clearTimeout(rest.current), [])

  function choose(next: number) {
    const chosen = months[Math.max(0, Math.min(next, months.length - 1))]
    if (chosen !== undefined && chosen !== month) onMonth(chosen)
  }

  function settle() {
    clearTimeout(rest.current)
    rest.current = setTimeout(() => {
      if (strip.current && !grip.current) choose(Math.round(strip.current.scrollLeft / STEP_PX))
    }, REST_MS)
  }

  function press(event: KeyboardEvent) {
    const next = indexAfterKey(event.key, index, months.length)
    if (next === undefined) return
    event.preventDefault()
    choose(next)
  }

  function take(event: PointerEvent<HTMLDivElement>) {
    // Fingers scroll the strip by themselves.
    if (event.pointerType !== 'mouse' || event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    grip.current = { x: event.clientX, left: event.currentTarget.scrollLeft }
  }

  function drag({ clientX, currentTarget }: PointerEvent<HTMLDivElement>) {
    if (!grip.current) return
    currentTarget.dataset.dragged = ''
    currentTarget.scrollLeft = grip.current.left + grip.current.x - clientX
  }

  function release({ clientX, currentTarget }: PointerEvent<HTMLDivElement>) {
    if (!grip.current) return
    const isClick = Math.abs(clientX - grip.current.x) < CLICK_PX
    grip.current = undefined
    delete currentTarget.dataset.dragged
    const { left, width } = currentTarget.getBoundingClientRect()
    const aside = isClick ? clientX - left - width / 2 : 0
    const next = Math.round((currentTarget.scrollLeft + aside) / STEP_PX)
    const behavior = isMotionWelcome() ? 'smooth' : 'instant'
    currentTarget.scrollTo({ left: next * STEP_PX, behavior })
    settle()
  }

  return (
    <div className={styles.timeline}>
      <div
        ref={strip}
        className={styles.strip}
        role="slider"
        tabIndex={0}
        aria-label={t('Month')}
        aria-valuemin={0}
        aria-valuemax={months.length - 1}
        aria-valuenow={index}
        aria-valuetext={formatMonth(month, language)}
        onScroll={settle}
        onKeyDown={press}
        onPointerDown={take}
        onPointerMove={drag}
        onPointerUp={release}
        onPointerCancel={release}
      >
        {months.map((one) => (
          <span key={one} className={styles.month} data-chosen={one === month || undefined}>
            {one.endsWith('-01') && <b>{one.slice(0, 4)}</b>}
            {CALENDAR_WORDS[language].shortMonths[Number(one.slice(5)) - 1]}
          </span>
        ))}
      </div>
    </div>
  )
}
