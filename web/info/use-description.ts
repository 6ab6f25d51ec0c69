import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { HOME_DESCRIPTION, publicScreenAt } from '#contract/screens.ts'
import { useLanguage } from '../i18n/language.ts'

/** Updates the meta description on navigation. Keeps the server's description of an article that was opened first. */
export function useDescription(): void {
  const { language } = useLanguage()
  const { pathname, search } = useLocation()
  const isFirst = useRef(true)

  useEffect(() => {
    const screen = publicScreenAt({ pathname, search })
    const isLeft = isFirst.current && !screen && pathname !== '/'
    isFirst.current = false
    if (isLeft) return
    const place = document.head.querySelector('meta[name="description"]')
    place?.setAttribute('content', (screen?.description ?? HOME_DESCRIPTION)[language])
  }, [pathname, search, language])
}
