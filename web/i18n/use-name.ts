import type { Names } from '#contract/names.ts'
import { useSpoken } from './language.ts'

export type PickName = (name: string, names: Names | undefined) => string

/** Picks the reader's language; a name with one spelling stays as it is. */
export function useName(): PickName {
  const { language } = useSpoken()
  return (name, names) => names?.[language] ?? name
}
