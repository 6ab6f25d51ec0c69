import { useEffect, useMemo, useRef } from 'react'
import { useLocation } from 'react-router'
import { useIsWide } from '../brand/use-is-wide.ts'
import { useT } from '../i18n/use-t.ts'
import { PlacedHtml, sanitiseSections } from '../publisher-content/SafeHtml.tsx'
import styles from './legal.module.css'

interface LegalSectionsProps {
  html: string
}

/** The text with a table of contents. */
export function LegalSections({ html }: LegalSectionsProps) {
  const t = useT()
  const isWide = useIsWide()
  const content = useMemo(() => sanitiseSections(html), [html])
  const { search } = useLocation()
  useArrival()
  return (
    <div className={styles.columns}>
      <details className={styles.contents} open={isWide}>
        <summary className={styles.contentsName}>{t('Contents')}</summary>
        <nav aria-label={t('Contents')}>
          <ol className={styles.sections}>
            {sectionsIn(content).map(({ id, name }) => (
              <li key={id}>
                <a href={`${search}#${id}`}>{name}</a>
              </li>
            ))}
          </ol>
        </nav>
      </details>
      <div className={styles.text}>
        <PlacedHtml content={content} />
      </div>
    </div>
  )
}

function sectionsIn(content: DocumentFragment): { id: string; name: string }[] {
  return Array.from(content.querySelectorAll('h2[id]'), ({ id, textContent }) => ({
    id,
    name: textContent ?? '',
  }))
}

/** Scrolls to the section in the address once the text is rendered. */
function useArrival(): void {
  const arrivedAt = useRef(useLocation().hash)

  useEffect(() => {
    if (arrivedAt.current) document.getElementById(arrivedAt.current.slice(1))?.scrollIntoView()
  }, [])
}
