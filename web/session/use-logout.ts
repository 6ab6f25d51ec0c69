import { useState } from 'react'
import { useNavigate } from 'react-router'
import { showToast } from '#ui/toast.ts'
import { useT } from '../i18n/use-t.ts'
import { signOut } from './sign-out.ts'

/** Logs the reader out and opens the front page, or says that it failed. */
export function useLogout() {
  const t = useT()
  const navigate = useNavigate()
  const [isPending, setPending] = useState(false)

  async function logOut() {
    setPending(true)
    const outcome = await signOut()
    if (outcome === 'signed-out') return navigate('/', { replace: true })
    setPending(false)
    return showToast('error', t('You are still logged in: the server could not be reached.'))
  }

  return { logOut, isPending }
}
