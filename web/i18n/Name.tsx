import type { Names } from '#contract/names.ts'
import { textLanguage, useSpoken } from './language.ts'

interface NameProps {
  name: string
  names: Names | undefined
}

/** A name that the publisher gave, in the reader's language where it has one. */
export function Name({ name, names }: NameProps) {
  const shown = useName()(name, names)
  return <span lang={textLanguage(shown)}>{shown}</span>
}

type PickName = (name: string, names: Names | undefined) => string

/** Picks the reader's language; a name with one spelling stays as it is. */
export function useName(): PickName {
  const { language } = useSpoken()
  return (name, names) => names?.[language] ?? name
}
