import type { Change } from '#contract/desk/changes.ts'
import type { StaffScope } from '#contract/desk/permissions.ts'
import type { IssueDate } from '#contract/issue-date.ts'
import type { PublisherCode } from '#contract/publisher.ts'
import { type Language, TITLES } from '#contract/titles.ts'

/** A change about readers, their money, or what is for sale. */
export type CirculationChange = Extract<
  Change,
  {
    action:
      | `reader.${string}`
      | `payment.${string}`
      | `plan.${string}`
      | `edition.${string}`
      | `content.${string}`
      | `contact-message.${string}`
  }
>

/** Names that the audit log does not store. */
export interface ChangeNames {
  edition(publisher: PublisherCode, edition: number, language: Language): string
  /** The name of a staff member. */
  staff(id: string): string
}

/** The names in a sentence, in its language. */
export interface SentenceWords {
  /** Such as `Bengaluru City, 17 November`. */
  issue: string
  /** The id of a reader, whose name the log must not have. */
  reader: string
  staff: string
  /** The name of a newspaper. */
  title: string
  /** The name of a staff member; undefined for none. */
  nameOf(staffId: string | null): string | undefined
  titlesIn(scope: StaffScope): string
}

export function sentenceWords(
  { object }: Change,
  names: ChangeNames,
  language: Language,
): SentenceWords {
  return {
    issue:
      'date' in object
        ? `${names.edition(object.publisher, object.edition, language)}, ${dayAndMonth(object.date, language)}`
        : '',
    reader: 'reader_id' in object ? object.reader_id : '',
    staff: 'staff_id' in object ? names.staff(object.staff_id) : '',
    title: 'publisher' in object ? TITLES[object.publisher].names[language] : '',
    nameOf: (staffId) => (staffId === null ? undefined : names.staff(staffId)),
    titlesIn: (scope) => titlesIn(scope, names, language),
  }
}

function titlesIn(scope: StaffScope, names: ChangeNames, language: Language): string {
  if (scope === 'all') return language === 'kn' ? 'ಎಲ್ಲ ಪತ್ರಿಕೆಗಳು' : 'all titles'
  const parts = scope.map(({ publisher, edition }) =>
    edition === null
      ? TITLES[publisher].names[language]
      : names.edition(publisher, edition, language),
  )
  return parts.join(', ')
}

function dayAndMonth(date: IssueDate, language: Language): string {
  const locale = language === 'kn' ? 'kn-IN' : 'en-IN'
  return new Date(date).toLocaleDateString(locale, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
}
