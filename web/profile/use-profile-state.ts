import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { z } from 'zod'
import { renewProviderToken } from '../session/greet-reader.ts'

const ProfileState = z
  .object({ fromOTP: z.boolean().optional(), showPersonalInfoPopup: z.boolean().optional() })
  .catch({})

/** What the router carries to /profile: from a verified contact, or from the welcome. */
export function useProfileState() {
  const { state } = useLocation()
  const [{ fromOTP = false, showPersonalInfoPopup = false }] = useState(() =>
    ProfileState.parse(state ?? {}),
  )

  useEffect(() => {
    // The one that is kept still tells the old contact. Without a new one it does until it runs out.
    if (fromOTP) renewProviderToken().catch(() => undefined)
  }, [fromOTP])

  return { isFromOtp: fromOTP, isAskedToVerify: showPersonalInfoPopup }
}
