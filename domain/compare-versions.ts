/** A page of a version, as far as versions are compared. */
export interface ComparedPage {
  pageNo: number
  drawing?: string
  imageTag?: string
  stories: readonly { id: string; title: string }[]
}

/** `corrected`: the page looks the same, but its stories differ. */
export type PageChange = 'same' | 'replaced' | 'corrected' | 'added' | 'removed'

export interface PageDifference {
  pageNo: number
  change: PageChange
  /** Titles of stories that only the newer, or only the older page has. */
  addedStories: string[]
  removedStories: string[]
}

/** What differs between two versions of an issue, page by page, in the order of page numbers. */
export function compareVersions(
  older: readonly ComparedPage[],
  newer: readonly ComparedPage[],
): PageDifference[] {
  const before = byNumber(older)
  const after = byNumber(newer)
  const numbers = [...new Set([...before.keys(), ...after.keys()])].sort((a, b) => a - b)
  return numbers.map((pageNo) => {
    const [one, other] = [before.get(pageNo), after.get(pageNo)]
    const addedStories = titlesMissingIn(one, other)
    const removedStories = titlesMissingIn(other, one)
    const isEveryStoryKept = addedStories.length + removedStories.length === 0
    return { pageNo, change: changeOf(one, other, isEveryStoryKept), addedStories, removedStories }
  })
}

function byNumber(pages: readonly ComparedPage[]): Map<number, ComparedPage> {
  return new Map(pages.map((page) => [page.pageNo, page]))
}

function changeOf(
  older: ComparedPage | undefined,
  newer: ComparedPage | undefined,
  isEveryStoryKept: boolean,
): PageChange {
  if (!older) return 'added'
  if (!newer) return 'removed'
  if (!looksSame(older, newer)) return 'replaced'
  return isEveryStoryKept ? 'same' : 'corrected'
}

/** Either mark proves it. Pages of earlier releases have none, and count as replaced. */
function looksSame(older: ComparedPage, newer: ComparedPage): boolean {
  const isSame = (one?: string, other?: string) => one !== undefined && one === other
  return isSame(older.drawing, newer.drawing) || isSame(older.imageTag, newer.imageTag)
}

/** The id of a story is a hash of page and headline, so it is the same in all versions. */
function titlesMissingIn(
  page: ComparedPage | undefined,
  other: ComparedPage | undefined,
): string[] {
  const known = new Set(page?.stories.map(({ id }) => id))
  return (other?.stories ?? []).filter(({ id }) => !known.has(id)).map(({ title }) => title)
}
