import { type RefObject, useEffect, useState } from 'react'
import { COPY_CONFIRMATION_SECONDS } from '#contract/sharing.ts'

type Outcome = 'copied' | 'failed'

/** Copies what stands in a field, and says for a moment that it did. */
export function useCopy(field: RefObject<HTMLInputElement | null>, onCopied: () => void) {
  const [last, setLast] = useState<{ outcome: Outcome }>()

  useEffect(() => {
    if (last?.outcome !== 'copied') return
    const timer = setTimeout(setLast, COPY_CONFIRMATION_SECONDS * 1000, undefined)
    return () => clearTimeout(timer)
  }, [last])

  return {
    outcome: last?.outcome,
    copy: async () => {
      const isCopied = field.current !== null && (await copyFrom(field.current))
      setLast({ outcome: isCopied ? 'copied' : 'failed' })
      if (isCopied) onCopied()
    },
  }
}

async function copyFrom(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value)
    return true
  } catch {
    // Without https there is no clipboard, and a reader may forbid it; the old way asks nobody.
    field.select()
    return document.execCommand('copy')
  }
}
