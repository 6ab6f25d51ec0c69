import type { Names } from '#contract/names.ts'
import { textLanguage, useLanguage } from './language.ts'

interface NameProps {
  name: string
  names: Names | undefined
}

/** A name that the publisher entered, in the reader's language if available. */
export function Name({ name, names }: NameProps) {
  const shown = useName()(name, names)
  return <span lang={textLanguage(shown)}>{shown}</span>
}

type PickName = (name: string, names: Names | undefined) => string

/** Returns a function that picks the name in the reader's language. */
export function useName(): PickName {
  const { language } = useLanguage()
  return (name, names) => names?.[language] ?? name
}
