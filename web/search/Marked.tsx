import { Fragment } from 'react'
import { marksIn } from '#domain/search/marks.ts'
import type { SearchQuery } from '#domain/search/query.ts'

interface MarkedProps {
  text: string
  query: SearchQuery
}

/** A text in which the words that were searched for are marked. */
export function Marked({ text, query }: MarkedProps) {
  const marks = marksIn(text, query)
  return (
    <>
      {marks.map(({ start, end }, index) => (
        <Fragment key={start}>
          {text.slice(marks[index - 1]?.end ?? 0, start)}
          <mark>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(marks.at(-1)?.end ?? 0)}
    </>
  )
}
