import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { VerificationMethod } from '#contract/auth.ts'
import { needsConfirmation } from '#contract/call-error.ts'
import { useConfirmation } from './use-confirmation.ts'

interface ConfirmedCallOptions<Input, Reply> {
  makeCall: (input: Input) => Promise<Reply>
  /** The kind of contact that the code goes to. */
  confirmBy: (input: Input) => VerificationMethod
  onSuccess: (reply: Reply, input: Input) => void
  onProblem: (error: Error) => void
}

/** A call that needs a recent sign-in. Without one, the reader enters a one-time password and the call is repeated. */
export function useConfirmedCall<Input, Reply>(options: ConfirmedCallOptions<Input, Reply>) {
  const [unconfirmed, setUnconfirmed] = useState<{ input: Input }>()
  const confirmation = useConfirmation(repeatCall)
  const mutation = useMutation({
    mutationFn: options.makeCall,
    onSuccess: (reply, input) => options.onSuccess(reply, input),
    onError: (error, input) => {
      if (!needsConfirmation(error)) return options.onProblem(error)
      setUnconfirmed({ input })
      if (!confirmation.attempt) void confirmation.send(options.confirmBy(input))
    },
  })

  function repeatCall() {
    if (!unconfirmed) return
    setUnconfirmed(undefined)
    mutation.mutate(unconfirmed.input)
  }

  return {
    start: (input: Input) => mutation.mutate(input),
    isPending: mutation.isPending,
    /** Of the call that runs or waits for the code. */
    input: mutation.variables,
    confirmation,
    isUnconfirmed: unconfirmed !== undefined,
    stopConfirming: () => setUnconfirmed(undefined),
  }
}
