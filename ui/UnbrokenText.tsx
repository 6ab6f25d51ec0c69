import { Fragment } from 'react'
import styles from './unbroken-text.module.css'
import { splitUnbroken } from './unbroken-words.ts'

interface UnbrokenTextProps {
  text: string
}

/** A title whose compounds and counted words are not torn apart by a line break. */
export function UnbrokenText({ text }: UnbrokenTextProps) {
  return splitUnbroken(text).map((piece, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places.
    <Fragment key={at}>
      {at % 2 === 0 ? piece : <span className={styles.unbroken}>{piece}</span>}
    </Fragment>
  ))
}
