import { issueId } from '#store/issues/issue-version.ts'
import { type Entry, entryOf } from '#store/search/entries.ts'
import { rowId } from '#store/search/row-id.ts'
import { type CorpusIssue, pagesOf } from './corpus.ts'

interface IssueEntries {
  entries: Entry[]
  textBytes: number
}

export type EntriesOfIssue = (issue: CorpusIssue) => IssueEntries

/** An entry without its id. */
interface Place {
  pageIndex: number
  position: number
  entry: Entry
  bytes: number
}

/** The entries of these issues, as indexing makes them. Those of texts that several issues have are made once. */
export function entriesByText(issues: readonly CorpusIssue[]): EntriesOfIssue {
  const areRepeated = new Set(issues.map(({ texts }) => issueId(texts))).size < issues.length
  const known = new Map<string, Place[]>()
  const withSharedTerms = shareTerms()
  const placesOf = ({ key, texts, articles }: CorpusIssue): Place[] =>
    pagesOf(texts, articles).flatMap(({ regions }, pageIndex) =>
      regions.map(({ title, text }, position) => ({
        pageIndex,
        position,
        entry: withSharedTerms(entryOf(key, { id: 0, title, text, lineRoles: null })),
        bytes: Buffer.byteLength(title) + Buffer.byteLength(text),
      })),
    )
  return (issue) => {
    const texts = issueId(issue.texts)
    const places = known.get(texts) ?? placesOf(issue)
    if (areRepeated) known.set(texts, places)
    return {
      entries: places.map(({ pageIndex, position, entry }) => ({
        ...entry,
        id: rowId({ key: issue.key, pageIndex, position }),
      })),
      textBytes: places.reduce((sum, { bytes }) => sum + bytes, 0),
    }
  }
}

/** Lets equal terms share their memory. */
function shareTerms(): (entry: Entry) => Entry {
  const terms = new Map<string, string>()
  const intern = (list: readonly string[]) =>
    list.map((term) => {
      const known = terms.get(term)
      if (known === undefined) terms.set(term, term)
      return known ?? term
    })
  return ({ title, text, dates, fields, ...entry }) => ({
    ...entry,
    title: intern(title),
    text: intern(text),
    dates: intern(dates),
    fields: {
      ...fields,
      title: intern(fields.title),
      kicker: intern(fields.kicker),
      lead: intern(fields.lead),
      often: intern(fields.often),
    },
  })
}
