import createPurifier from 'dompurify'
import { useLayoutEffect, useMemo, useRef } from 'react'
import styles from './publisher-content.module.css'

interface SafeHtmlProps {
  html: string
}

export function SafeHtml({ html }: SafeHtmlProps) {
  const content = useMemo(() => sanitise(html), [html])
  return <PlacedHtml content={content} />
}

interface PlacedHtmlProps {
  /** Already sanitised. */
  content: DocumentFragment
}

export function PlacedHtml({ content }: PlacedHtmlProps) {
  const place = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    place.current?.replaceChildren(content.cloneNode(true))
  }, [content])

  return <div ref={place} className={styles.html} />
}

const purifier = createPurifier(window)

const TAGS = ['p', 'b', 'i', 'em', 'strong', 'a', 'ul', 'ol', 'li', 'br']

/** Keeps text, emphasis, lists and links; removes everything else. */
function sanitise(html: string): DocumentFragment {
  return purified(html, TAGS, ['href'])
}

/** Also keeps headings with ids, and `lang` attributes. */
export function sanitiseSections(html: string): DocumentFragment {
  return purified(html, [...TAGS, 'h2', 'h3', 'span'], ['href', 'id', 'lang'])
}

function purified(html: string, tags: string[], attributes: string[]): DocumentFragment {
  return purifier.sanitize(html, {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: attributes,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    // SANITIZE_DOM would remove ids that are also DOM property names, such as 'children'.
    SANITIZE_DOM: false,
    ALLOWED_URI_REGEXP: /^(https?:\/\/[^/]|mailto:[^:]|\/[^/])/i,
    RETURN_DOM_FRAGMENT: true,
  })
}
