import type { Random } from '../search/random.ts'
import type { Lines } from './document.ts'
import type { Place, Subject } from './subjects.ts'

/** What the writer of an article gets. */
export interface Assignment {
  subject: Subject
  place: Place
  /** Mentioned in one sentence of the body. */
  passing: { subject: Subject; place: Place }
  /** Shown in a picture. */
  pictured: { subject: Subject; place: Place }
  /** The day of the event, without a year. */
  event: { day: number; month: number }
  /** 0: the headline names the subject. 1: the kicker does. 2: only the text does. */
  headline: number
  random: Random
}

export type Writer = (assignment: Assignment) => { title: string; lines: Lines }
