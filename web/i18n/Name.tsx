import type { Names } from '#contract/names.ts'
import { textLanguage } from './text-language.ts'
import { useName } from './use-name.ts'

interface NameProps {
  name: string
  names: Names | undefined
}

/** A name that the publisher gave, in the reader's language where it has one. */
export function Name({ name, names }: NameProps) {
  const shown = useName()(name, names)
  return <span lang={textLanguage(shown)}>{shown}</span>
}
