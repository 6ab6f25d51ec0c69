import { Fragment, type ReactNode } from 'react'

interface TextWithPartsProps {
  /** A translated text with places for its parts, like 'I agree to the {terms}'. */
  text: string
  parts: Readonly<Record<string, ReactNode>>
}

/** A translated sentence with links or other elements in place of its {placeholders}. */
export function TextWithParts({ text, parts }: TextWithPartsProps) {
  return text.split(/(\{\w+\})/).map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places.
    <Fragment key={index}>{parts[piece.slice(1, -1)] ?? piece}</Fragment>
  ))
}
