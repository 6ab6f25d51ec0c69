import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { sendContactMessage } from '#contract/contact.ts'
import { call } from '../api/call.ts'
import { newKey } from '../api/idempotency-key.ts'
import type { Fields } from './contact-fields.ts'

interface Written extends Fields {
  website: string
}

/** The same words are one message, however often the button is pressed. */
export function useSendMessage() {
  const last = useRef({ words: '', key: '' })

  function keyOf(written: Written): string {
    const words = JSON.stringify(written)
    if (words !== last.current.words) last.current = { words, key: newKey() }
    return last.current.key
  }

  return useMutation({
    mutationFn: (written: Written) =>
      call(sendContactMessage, { headers: { 'idempotency-key': keyOf(written) }, body: written }),
  })
}
