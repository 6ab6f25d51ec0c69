import { expect, test } from 'vitest'
import { IssueDate } from '#contract/issue-date.ts'
import { CALENDAR_WORDS, formatDate, formatNumber } from './format.ts'
import { formatMoney } from './format-money.ts'
import { translate } from './translate.ts'

const table = {
  'Loading...': 'ಲೋಡ್ ಆಗುತ್ತಿದೆ...',
  '{count} page|{count} pages': '{count} ಪುಟ|{count} ಪುಟಗಳು',
}

test('a missing translation shows the English key', () => {
  expect(translate('kn', table, 'Loading...')).toBe('ಲೋಡ್ ಆಗುತ್ತಿದೆ...')
  expect(translate('kn', table, 'Never translated')).toBe('Never translated')
})

test('values replace their placeholders, and numbers have Indian grouping', () => {
  const text = 'Resend OTP In {n} sec, {who}'
  expect(translate('en', {}, text, { n: 129900, who: 'Asha' })).toBe(
    'Resend OTP In 1,29,900 sec, Asha',
  )
})

test.each([
  ['en', 1, '1 page'],
  ['en', 0, '0 pages'],
  ['en', 16, '16 pages'],
  ['kn', 1, '1 ಪುಟ'],
  ['kn', 0, '0 ಪುಟ'],
  ['kn', 16, '16 ಪುಟಗಳು'],
] as const)('in %s, %i takes its own plural', (language, count, expected) => {
  const spoken = language === 'en' ? {} : table
  expect(translate(language, spoken, '{count} page|{count} pages', { count })).toBe(expected)
})

test.each([
  [129900, 'INR', '₹1,299'],
  [12990000, 'INR', '₹1,29,900'],
  [1550, 'USD', '$15.50'],
] as const)('%i hundredths of %s are %s', (cents, currency, expected) => {
  expect(formatMoney(cents, currency)).toBe(expected)
})

test('a date is written in the reader’s language', () => {
  const date = IssueDate.parse('2026-11-15')
  expect(formatDate(date, 'en')).toBe('Sunday, 15 November 2026')
  expect(formatDate(date, 'kn')).toBe('ಭಾನುವಾರ, 15 ನವೆಂಬರ್ 2026')
})

test.each(['en', 'kn'] as const)(
  'the names of days and months in %s are those of Intl',
  (language) => {
    const { days, months } = CALENDAR_WORDS[language]
    const name = (options: Intl.DateTimeFormatOptions, day: number) =>
      new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(day)
    const week = Array.from({ length: 7 }, (_, day) => Date.UTC(2026, 10, 15 + day))
    const year = Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month))
    expect(days).toEqual(week.map((day) => name({ weekday: 'long' }, day)))
    expect(months).toEqual(year.map((day) => name({ month: 'long' }, day)))
  },
)

test.each(['en', 'kn'] as const)(
  'the plural forms of %s are those of Intl.PluralRules',
  (language) => {
    for (const count of [0, 0.5, 1, 1.5, 2, 10, 100]) {
      const form = new Intl.PluralRules(language).select(count) === 'one' ? 'one' : 'other'
      expect(translate(language, {}, 'one|other', { count })).toBe(form)
    }
  },
)

test('numbers are grouped in lakhs', () => {
  for (const value of [0, 12, 999, 1000, 123_456, 1_234_567, 12_345_678_901]) {
    expect(formatNumber(value)).toBe(new Intl.NumberFormat('en-IN').format(value))
  }
})
