import { Fragment } from 'react'

interface MarkedTextProps {
  text: string
  /** Places of the text, in its order. */
  marks: readonly { start: number; end: number }[]
}

/** A text with some places marked. */
export function MarkedText({ text, marks }: MarkedTextProps) {
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
