import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type DemoReader, signInAsDemoReader } from '#contract/dev.ts'
import { Button } from '#ui/Button.tsx'
import { showToast } from '#ui/toast.ts'
import { call } from '../api/call.ts'
import { loadSessionLibrary } from '../session/load-session-library.ts'
import { forgetChoices, forgetReader } from '../session/sign-out.ts'
import { useDevT } from './use-dev-t.ts'

interface SignInButtonProps {
  reader: DemoReader
  /** The page that opens then. */
  path: string
  signIn: DemoSignIn
  children: ReactNode
}

export function SignInButton({ reader, path, signIn, children }: SignInButtonProps) {
  const { isPending, variables } = signIn
  return (
    <Button
      variant="secondary"
      isWide
      isLoading={isPending && isSame(variables?.reader, reader)}
      onPress={() => {
        if (!isPending) signIn.mutate({ reader, path })
      }}
    >
      {children}
    </Button>
  )
}

function isSame(one: DemoReader | undefined, other: DemoReader): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

interface DemoSignInRequest {
  reader: DemoReader
  path: string
}

export type DemoSignIn = ReturnType<typeof useDemoSignIn>

/** Signs in as a demo reader, then reloads, because the server's clock may have been moved. */
export function useDemoSignIn() {
  const t = useDevT()
  return useMutation({
    mutationFn: async ({ reader }: DemoSignInRequest) => {
      // The library must be loaded to store the session of the reply.
      await loadSessionLibrary()
      return call(signInAsDemoReader, { body: reader })
    },
    onSuccess: (_signedIn, { path }) => {
      forgetReader()
      forgetChoices()
      window.location.assign(path)
    },
    onError: () => showToast('error', t('Signing in failed. Please try again.')),
  })
}
