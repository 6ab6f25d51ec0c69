import type { ReactNode } from 'react'
import type { DemoReader } from '#contract/dev.ts'
import { Button } from '#ui/Button.tsx'
import type { DemoSignIn } from './use-demo-sign-in.ts'

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
