import { useMutation, useQuery } from '@tanstack/react-query'
import {
  type ContactUndo,
  describeContactUndo,
  requestContactUndo,
} from '#contract/auth-contact.ts'
import { call } from '../api/call.ts'
import { isReaderRemembered } from '../session/session.ts'
import { signOut } from '../session/sign-out.ts'

/** The key leaves the token out, because keys of failed queries are logged. */
const CONTACT_UNDO = ['contact-undo']

export function useContactUndo(token: string) {
  return useQuery({
    queryKey: CONTACT_UNDO,
    queryFn: () => call(describeContactUndo, { body: { token }, headers: {} }),
    retry: false,
    refetchOnWindowFocus: false,
  })
}

/** To undo a change ends every session of the reader, so this browser forgets its own. To stop one ends none. */
export function useUndoChange(token: string, { timeEffective }: ContactUndo, onUndone: () => void) {
  return useMutation({
    mutationFn: () => call(requestContactUndo, { body: { token }, headers: {} }),
    onSuccess: async () => {
      // First, because signing out empties the query cache, and the question with it.
      onUndone()
      if (timeEffective === null && isReaderRemembered()) await signOut()
    },
  })
}
