import type { IssueKey } from '../access.ts'
import { addDays } from '../calendar.ts'

type Printed = Pick<IssueKey, 'date' | 'edition'>

/**
 * The other places of a story: one for each edition, the nearest day first, then the reader's own edition. A text that is
 * printed again later counts only if it is at most `days` away.
 */
export function otherEditions<T extends { key: Printed }>(
  here: Printed,
  places: readonly T[],
  { days, ownEdition }: { days: number; ownEdition: number },
): T[] {
  const others = places
    .filter(({ key }) => key.edition !== here.edition && isNear(here, key, days))
    .sort(
      (one, other) =>
        Number(other.key.date === here.date) - Number(one.key.date === here.date) ||
        Number(other.key.edition === ownEdition) - Number(one.key.edition === ownEdition) ||
        one.key.edition - other.key.edition,
    )
  const byEdition = new Map<number, T>()
  for (const one of others) if (!byEdition.has(one.key.edition)) byEdition.set(one.key.edition, one)
  return [...byEdition.values()]
}

export function isNear(one: Pick<Printed, 'date'>, other: Pick<Printed, 'date'>, days: number) {
  return other.date >= addDays(one.date, -days) && other.date <= addDays(one.date, days)
}

/** The copy of a story in the sister paper that a link opens: the same day, then the edition that everyone may open. */
export function copyToOpen<T extends { key: Printed }>(
  { date }: Pick<Printed, 'date'>,
  copies: readonly T[],
  defaultEdition: number,
): T | undefined {
  const rank = ({ key }: T) =>
    Number(key.date !== date) * 2 + Number(key.edition !== defaultEdition)
  return copies.toSorted((one, other) => rank(one) - rank(other))[0]
}

/** The stories to mark on a printed page as only in its edition. None if they are most of the page: marks on nearly all would say nothing. */
export function rareOnPage<T extends { id: string }>(
  stories: readonly T[],
  onlyHere: readonly string[],
): T[] {
  const marked = stories.filter(({ id }) => onlyHere.includes(id))
  return marked.length * 2 > stories.length ? [] : marked
}

/** Whether no other edition of the day prints the story. Undefined if there is no other edition that day. */
export function isOnlyHere(
  here: Printed,
  places: readonly { key: Printed }[],
  issues: readonly Printed[],
): boolean | undefined {
  const isElsewhere = ({ date, edition }: Printed) => date === here.date && edition !== here.edition
  if (!issues.some(isElsewhere)) return undefined
  return !places.some(({ key }) => isElsewhere(key))
}
