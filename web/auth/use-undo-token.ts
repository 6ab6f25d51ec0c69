import { useEffect } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { z } from 'zod'

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
