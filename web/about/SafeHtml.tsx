import createPurifier from 'dompurify'
import { useLayoutEffect, useMemo, useRef } from 'react'
import styles from './about.module.css'

const TAGS = ['p', 'b', 'i', 'em', 'strong', 'a', 'ul', 'ol', 'li', 'br']

const purifier = createPurifier(window)

interface SafeHtmlProps {
  html: string
}

/** Words with their emphasis, lists and links; what else was in the HTML is gone. */
export function SafeHtml({ html }: SafeHtmlProps) {
  const place = useRef<HTMLDivElement>(null)
  const words = useMemo(() => sanitise(html), [html])

  useLayoutEffect(() => {
    place.current?.replaceChildren(words.cloneNode(true))
  }, [words])

  return <div ref={place} className={styles.html} />
}

function sanitise(html: string): DocumentFragment {
  return purifier.sanitize(html, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ['href'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: /^(https?:\/\/[^/]|mailto:[^:]|\/[^/])/i,
    RETURN_DOM_FRAGMENT: true,
  })
}
