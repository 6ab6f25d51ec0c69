import { eventFacts } from '#domain/stories/event-facts.ts'
import { findSameEvents } from '#domain/stories/same-event.ts'
import type { Report } from './judged-set.ts'

export interface Score {
  reports: number
  events: number
  links: number
  right: number
  /** Right links among all links. */
  precision: number
  /** Right links among events that both papers report. */
  recall: number
  wrong: string[]
  missed: string[]
}

/** All reports as the papers of one day. */
export function scoreOf(reports: readonly Report[]): Score {
  const links = linksIn(reports)
  const right = links.filter(([one, other]) => one.event === other.event)
  const events = new Set(of(reports, 'kn').map(({ event }) => event))
  const both = of(reports, 'en').filter(({ event }) => events.has(event))
  const found = new Set(right.map(([one]) => one.event))
  return {
    reports: reports.length,
    events: both.length,
    links: links.length,
    right: right.length,
    precision: links.length === 0 ? 1 : right.length / links.length,
    recall: right.length / both.length,
    wrong: links
      .filter(([one, other]) => one.event !== other.event)
      .map(([one, other]) => `${one.event} ~ ${other.event}`),
    missed: both.filter(({ event }) => !found.has(event)).map(({ event }) => event),
  }
}

/** The same reports, but each event of a near report is in one paper only. Every link is then wrong. */
export function linksWithoutCounterparts(reports: readonly Report[]): string[] {
  const wrong = (['kn', 'en'] as const).flatMap((language) =>
    linksIn(reports.filter((one) => one.language !== language || one.event.includes(' near '))),
  )
  return wrong.map(([one, other]) => `${one.event} ~ ${other.event}`)
}

function linksIn(reports: readonly Report[]): [Report, Report][] {
  const [kannada, english] = [of(reports, 'kn'), of(reports, 'en')]
  const facts = (some: readonly Report[]) => some.map(({ title, text }) => eventFacts(title, text))
  return findSameEvents(facts(kannada), facts(english)).flatMap((pair): [Report, Report][] => {
    const [one, other] = [kannada[pair.kannada], english[pair.english]]
    return one && other ? [[one, other]] : []
  })
}

function of(reports: readonly Report[], language: Report['language']): Report[] {
  return reports.filter((report) => report.language === language)
}
