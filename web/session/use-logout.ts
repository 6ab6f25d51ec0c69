import { useState } from 'react'
import { useNavigate } from 'react-router'
import { showToast } from '#ui/toast.ts'
import { useT } from '../i18n/use-t.ts'
import { signOut } from './sign-out.ts'

export function useLogout() {
  const t = useT()
  const navigate = useNavigate()
  const [isUnderWay, setUnderWay] = useState(false)

  async function begin() {
    setUnderWay(true)
    const outcome = await signOut()
    if (outcome === 'signed-out') return navigate('/', { replace: true })
    setUnderWay(false)
    return showToast('error', t('You are still logged in: the server could not be reached.'))
  }

  return { begin, isUnderWay }
}
