import type { NightEdition } from '#contract/desk/board.ts'
import { startOfNewspaperDay, timeOfDayInIndia } from '#domain/newspaper-day.ts'
import { missingPages, type NightState, openingTimes } from '#domain/night-board/edition-night.ts'
import type { Translate } from '../i18n/use-t.ts'

export const clockTime = (at: number) => timeOfDayInIndia(new Date(at))

export function stateName(state: NightState, t: Translate): string {
  switch (state) {
    case 'empty':
      return t('Nothing yet')
    case 'incomplete':
      return t('Pages missing')
    case 'making':
      return t('Being made')
    case 'ready':
      return t('Ready')
    case 'early':
      return t('Early release')
    case 'out':
      return t('Released')
    case 'held':
      return t('Held')
    case 'withdrawn':
      return t('Withdrawn')
  }
}

/** What readers will see after 'Release now'. */
export function releaseNowWords(edition: NightEdition, now: number, t: Translate): string[] {
  const opens = startOfNewspaperDay(edition.date).getTime()
  const missing = missingPages(edition)
  const count = edition.made.length
  return [
    now < opens
      ? t(
          'All readers can open the issue at {time}, when its day begins: {count} page.|All readers can open the issue at {time}, when its day begins: {count} pages.',
          { time: clockTime(opens), count },
        )
      : t(
          'All readers can open the issue within seconds: {count} page.|All readers can open the issue within seconds: {count} pages.',
          { count },
        ),
    ...(missing.length > 0
      ? [t('Readers will not have these pages: {pages}.', { pages: missing.join(', ') })]
      : []),
  ]
}

/** What readers will see after the hold ends. */
export function endHoldWords(edition: NightEdition, now: number, t: Translate): string {
  const { early, general } = openingTimes(edition)
  const times = { early: clockTime(early), general: clockTime(general) }
  if (edition.release.version === null) {
    return t(
      'Readers get the issue when it is published, but not before {early} and {general}.',
      times,
    )
  }
  if (now >= general) return t('All readers can open the issue within seconds.')
  if (now >= early) {
    return t(
      'Readers with early access can open the issue within seconds, everyone at {general}.',
      times,
    )
  }
  return t('Readers with early access can open the issue at {early}, everyone at {general}.', times)
}
