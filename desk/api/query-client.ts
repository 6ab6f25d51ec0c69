import { QueryClient } from '@tanstack/react-query'
import { CallError } from '#contract/call-error.ts'

const RETRIES = 3

/** Retries faults. A refusal is final. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: (failures, error) => failures < RETRIES && mayPass(error) },
    },
  })
}

function mayPass(error: Error): boolean {
  if (!(error instanceof CallError)) return true
  return ['internal', 'unavailable', 'too-many-requests'].includes(error.code)
}
