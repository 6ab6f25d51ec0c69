import { Fragment, type ReactNode } from 'react'

interface TextWithPartsProps {
  /** A translated text with places for its parts, like 'I agree to the {terms}'. */
  text: string
  parts: Readonly<Record<string, ReactNode>>
}

/** Links and the like inside a sentence, where the language wants them. */
export function TextWithParts({ text, parts }: TextWithPartsProps) {
  return text.split(/(\{\w+\})/).map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places.
    <Fragment key={index}>{parts[piece.slice(1, -1)] ?? piece}</Fragment>
  ))
}
