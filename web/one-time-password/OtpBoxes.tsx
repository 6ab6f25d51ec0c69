import { type ClipboardEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { OTP_LENGTH } from '#contract/auth-codes.ts'
import { useT } from '../i18n/use-t.ts'
import styles from './otp-boxes.module.css'

interface OtpBoxesProps {
  digits: OtpDigits
  errorId: string | undefined
  onChange: (digits: OtpDigits) => void
}

/** Six boxes for one digit each. Typed, pasted and autofilled codes are spread over the boxes. */
export function OtpBoxes({ digits, errorId, onChange }: OtpBoxesProps) {
  const t = useT()
  const group = useRef<HTMLFieldSetElement>(null)
  const focusBox = (index: number) => group.current?.querySelectorAll('input')[index]?.focus()

  const isUntouched = digits === NO_DIGITS
  const firstEmpty = digits.indexOf('')

  // A layout effect: a later one would take the focus back to the first box while the reader types.
  // biome-ignore lint/correctness/useExhaustiveDependencies: at the start, anew, and after a mistake.
  useLayoutEffect(() => {
    if (isUntouched || errorId) focusBox(firstEmpty === -1 ? LAST : firstEmpty)
  }, [isUntouched, errorId])

  function enter(index: number, text: string) {
    if (text === '') return onChange(clearDigit(digits, index))
    const next = replaceDigit(digits, index, text)
    onChange(next)
    if (digitsIn(text)) focusBox(Math.min(index + digitsEntered(digits, index, text), LAST))
  }

  function paste(index: number, event: ClipboardEvent) {
    event.preventDefault()
    const text = digitsIn(event.clipboardData.getData('text'))
    onChange(enterDigits(digits, index, text))
    if (text) focusBox(text.length === OTP_LENGTH ? LAST : Math.min(index + text.length, LAST))
  }

  function moveByKey(index: number, event: KeyboardEvent) {
    const isEmpty = digits[index] === ''
    if (event.key === 'Backspace' && isEmpty && index > 0) {
      event.preventDefault()
      onChange(clearDigit(digits, index - 1))
      focusBox(index - 1)
    }
    if (event.key === 'ArrowLeft') moveTo(index - 1, event)
    if (event.key === 'ArrowRight') moveTo(index + 1, event)
  }

  function moveTo(index: number, event: KeyboardEvent) {
    event.preventDefault()
    focusBox(index)
  }

  return (
    <fieldset ref={group} className={styles.boxes} aria-label={t('OTP')}>
      {digits.map((digit, index) => (
        <input
          // biome-ignore lint/suspicious/noArrayIndexKey: the boxes never change places.
          key={index}
          className={styles.box}
          type="text"
          inputMode="numeric"
          autoComplete={index === 0 ? 'one-time-code' : 'off'}
          aria-label={t('Digit {n} of {total}', { n: index + 1, total: OTP_LENGTH })}
          aria-invalid={errorId !== undefined || undefined}
          aria-describedby={errorId}
          value={digit}
          onChange={(event) => enter(index, event.target.value)}
          onPaste={(event) => paste(index, event)}
          onKeyDown={(event) => moveByKey(index, event)}
          onFocus={(event) => event.target.select()}
        />
      ))}
    </fieldset>
  )
}

const LAST = OTP_LENGTH - 1

/** How many boxes the text fills: a second digit in a full box replaces the first. */
function digitsEntered(digits: OtpDigits, index: number, text: string): number {
  const count = digitsIn(text).length
  return digits[index] !== '' && count === 2 ? 1 : count
}

/** One entry for each box; '' when empty. */
export type OtpDigits = readonly string[]

export const NO_DIGITS: OtpDigits = Array<string>(OTP_LENGTH).fill('')

function digitsIn(text: string): string {
  return text.replace(/\D/g, '').slice(0, OTP_LENGTH)
}

/** Spreads the digits of a text over the boxes, starting at `index`. */
export function enterDigits(digits: OtpDigits, index: number, text: string): OtpDigits {
  const arrived = digitsIn(text)
  const from = arrived.length === OTP_LENGTH ? 0 : index
  return digits.map((digit, box) => arrived[box - from] ?? digit)
}

/** As `enterDigits`, but a second digit in a full box replaces the first. */
function replaceDigit(digits: OtpDigits, index: number, text: string): OtpDigits {
  const old = digits[index] ?? ''
  const isSecond = old !== '' && text.length === 2
  return enterDigits(digits, index, isSecond ? text.replace(old, '') : text)
}

function clearDigit(digits: OtpDigits, index: number): OtpDigits {
  return digits.map((digit, box) => (box === index ? '' : digit))
}
