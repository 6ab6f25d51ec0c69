import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { HOME_DESCRIPTION, publicScreenAt } from '#contract/screens.ts'
import { useLanguage } from '../i18n/language.ts'

/** The page's description follows the reader from screen to screen; of an article that was opened first, the server wrote it. */
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
