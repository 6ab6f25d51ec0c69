import { useEffect, useRef } from 'react'

/** The field of a dialog that is ready to be written in. A dialog itself would focus its first button. */
export function useFocusAtStart<T extends HTMLElement>() {
  const field = useRef<T>(null)
  useEffect(() => field.current?.focus(), [])
  return field
}
