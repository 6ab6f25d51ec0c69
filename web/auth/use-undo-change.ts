import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { z } from 'zod'
import {
  type ContactUndo,
  describeContactUndo,
  requestContactUndo,
} from '#contract/auth-contact.ts'
import { CallError } from '#contract/call-error.ts'
import { call } from '../api/call.ts'
import type { Translate } from '../i18n/use-t.ts'
import { hasSessionCookie } from '../session/session.ts'
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

/**
 * Undoing a change ends all sessions of the reader, so this browser signs out. Stopping a pending change ends none.
 * The result, which links the login, follows the sign-out: the login sends readers who are signed in to the front page.
 */
export function useUndoChange(token: string, { timeEffective }: ContactUndo, onUndone: () => void) {
  return useMutation({
    mutationFn: async () => {
      await call(requestContactUndo, { body: { token }, headers: {} })
      if (timeEffective === null && hasSessionCookie()) await signOut()
    },
    onSuccess: onUndone,
  })
}

/** Why a changed contact cannot be restored; undefined when a retry may help. */
export function undoProblem(error: Error, t: Translate): string | undefined {
  const code = error instanceof CallError ? error.code : undefined
  switch (code) {
    case 'link-expired':
      return t('This link has expired: it was valid for 7 days.')
    case 'link-used':
      return t('This change has already been undone.')
    case 'contact-taken':
      return t('Your old contact belongs to another account by now, so we cannot restore it here.')
    case 'not-found':
    case 'invalid-request':
      return t('This link is not valid. Please open it again from our message.')
    default:
      return undefined
  }
}

const UndoState = z.object({ undoToken: z.string().optional() }).catch({})

/** Moves the token from the address to the history state, so that the address can be shared or logged. */
export function useUndoToken(): string | undefined {
  const navigate = useNavigate()
  const { pathname, state } = useLocation()
  const [search] = useSearchParams()
  const inAddress = search.get('token')

  useEffect(() => {
    if (inAddress) navigate(pathname, { replace: true, state: { undoToken: inAddress } })
  }, [inAddress, pathname, navigate])

  return inAddress ?? UndoState.parse(state ?? {}).undoToken
}
