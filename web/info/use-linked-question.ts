import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useFaqs } from '../publisher-content/use-information.ts'

/** The address says which question is open, so that it can be passed on. */
export function useLinkedQuestion() {
  const navigate = useNavigate()
  const { hash } = useLocation()
  const openId = /^#question-(-?\d+)$/.exec(hash)?.[1] ?? null
  useArrival(hash)

  function toggle(id: string, isOpen: boolean) {
    if (isOpen === (id === openId)) return
    void navigate({ hash: isOpen ? `question-${id}` : '' }, { replace: true })
  }

  return { openId, toggle }
}

/** Who comes by a link finds the question in view, for the eye and for the keyboard. */
function useArrival(hash: string): void {
  const arrivedAt = useRef<string | undefined>(hash)
  const isThere = useFaqs().isSuccess

  useEffect(() => {
    if (!isThere || !arrivedAt.current) return
    const question = document.getElementById(arrivedAt.current.slice(1))
    arrivedAt.current = undefined
    question?.scrollIntoView()
    question?.querySelector('summary')?.focus({ preventScroll: true })
  }, [isThere])
}
