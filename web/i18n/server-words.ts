import type { Translate } from './use-t.ts'

const TOO_MANY = /^Too many attempts\. Please try again in (\d+) (hour|minute|second)s?\.$/

/** Translates a sentence of the server, if it is one that we know. */
export function serverWords(words: string, t: Translate): string {
  const [, number, unit] = TOO_MANY.exec(words) ?? []
  const count = Number(number)
  switch (unit) {
    case 'hour':
      return t(
        'Too many attempts. Please try again in {count} hour.|Too many attempts. Please try again in {count} hours.',
        { count },
      )
    case 'minute':
      return t(
        'Too many attempts. Please try again in {count} minute.|Too many attempts. Please try again in {count} minutes.',
        { count },
      )
    case 'second':
      return t(
        'Too many attempts. Please try again in {count} second.|Too many attempts. Please try again in {count} seconds.',
        { count },
      )
  }
  const isNoMoreSms = words.startsWith('We cannot send more SMS today.')
  return isNoMoreSms ? t('We cannot send more SMS today. Please use your email address.') : t(words)
}
