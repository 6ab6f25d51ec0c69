import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { needsConfirmation } from '../api/call-error.ts'
import { useConfirmation } from './use-confirmation.ts'

interface ConfirmedCall<Input, Reply> {
  makeCall: (input: Input) => Promise<Reply>
  onSuccess: (reply: Reply) => void
  onProblem: (error: Error) => void
}

/** A call that needs a recent sign-in. Without one, the reader confirms by a code and the same call is made again. */
export function useConfirmedCall<Input, Reply>(options: ConfirmedCall<Input, Reply>) {
  const [unconfirmed, setUnconfirmed] = useState<{ input: Input }>()
  const confirmation = useConfirmation(goOn)
  const mutation = useMutation({
    mutationFn: options.makeCall,
    onSuccess: options.onSuccess,
    onError: (error, input) => {
      if (!needsConfirmation(error)) return options.onProblem(error)
      setUnconfirmed({ input })
      if (!confirmation.attempt) void confirmation.send('email')
    },
  })

  function goOn() {
    if (!unconfirmed) return
    setUnconfirmed(undefined)
    mutation.mutate(unconfirmed.input)
  }

  return {
    start: (input: Input) => mutation.mutate(input),
    isPending: mutation.isPending,
    /** What is under way, or waits for the code. */
    input: mutation.variables,
    confirmation,
    isUnconfirmed: unconfirmed !== undefined,
    stopConfirming: () => setUnconfirmed(undefined),
  }
}
