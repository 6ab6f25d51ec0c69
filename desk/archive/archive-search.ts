import type { ArchiveSearch } from '#contract/archive.ts'
import type { StaffScope } from '#contract/desk/permissions.ts'
import { compactDate, IssueDate } from '#contract/issue-date.ts'
import type { PublisherCode } from '#contract/publisher.ts'
import { isInScope } from '#domain/staff/permissions.ts'

/** What the form asks, as the address has it. A missing field is an empty text. */
export const FIELDS = ['query', 'publisher', 'edition', 'from', 'to', 'section', 'sort'] as const
export type ArchiveForm = Record<(typeof FIELDS)[number], string>

/** Whether a person may search the title: the archive belongs to whole titles, not to single editions. */
export const covers =
  (scope: StaffScope) =>
  (publisher: PublisherCode): boolean =>
    isInScope(scope, { kind: 'title', publisher })

export function formIn(address: URLSearchParams, [first]: readonly PublisherCode[]): ArchiveForm {
  const field = (name: (typeof FIELDS)[number]) => address.get(name) ?? ''
  return {
    query: field('query'),
    publisher: field('publisher') || (first ?? ''),
    edition: field('edition'),
    from: field('from'),
    to: field('to'),
    section: field('section'),
    sort: field('sort') || 'relevance',
  }
}

/** Only the filled fields. */
export function addressOf(form: ArchiveForm): Record<string, string> {
  return Object.fromEntries(Object.entries(form).filter(([, value]) => value !== ''))
}

/** The query of a call; undefined until there are words to search. */
export function searchIn(
  { query, publisher, edition, from, to, section }: ArchiveForm,
  titles: readonly PublisherCode[],
): QueryOfCall | undefined {
  const title = titles.find((code) => code === publisher)
  if (query.trim() === '' || !title) return undefined
  const [first, last] = [from, to].map((date) => IssueDate.safeParse(date).data)
  return {
    query,
    publisher: title,
    ...(edition && { edition }),
    ...(first && { from: compactDate(first) }),
    ...(last && { to: compactDate(last) }),
    ...(section && { section }),
  }
}

type QueryOfCall = Pick<ArchiveSearch, 'query' | 'publisher'> & {
  edition?: string
  from?: string
  to?: string
  section?: string
}
