import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** Of the first page that was opened, before which there is none of ours. */
const FIRST_KEY = 'default'

/** There is no profile without a reader: back to the page before, or to the front page. */
export function BackToWhereTheyWere() {
  const { key } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (key === FIRST_KEY) navigate('/', { replace: true })
    else navigate(-1)
  }, [key, navigate])
  return null
}
