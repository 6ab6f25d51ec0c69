import { useMutation } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import type { DeskMe } from '#contract/desk/sessions.ts'
import { useT } from '../i18n/use-t.ts'
import { useSetMe } from '../session/use-me.ts'
import { problemWords } from './problem-words.ts'

/** One way to sign in: calls `attempt`, then opens the screen that was asked for. */
export function useSignIn<Input>(attempt: (input: Input) => Promise<DeskMe>) {
  const t = useT()
  const enter = useEnterDesk()
  const mutation = useMutation({ mutationFn: attempt, onSuccess: enter })
  return {
    signIn: mutation.mutate,
    isUnderWay: mutation.isPending,
    problem: mutation.error ? problemWords(mutation.error, t) : undefined,
  }
}

export function useEnterDesk(): (me: DeskMe) => void {
  const setMe = useSetMe()
  const navigate = useNavigate()
  const { state } = useLocation()
  return (me) => {
    setMe(me)
    void navigate(returnPathIn(state), { replace: true })
  }
}

function returnPathIn(state: unknown): string {
  const asked = typeof state === 'object' && state !== null && 'returnTo' in state && state.returnTo
  return typeof asked === 'string' && asked.startsWith('/') ? asked : '/'
}
