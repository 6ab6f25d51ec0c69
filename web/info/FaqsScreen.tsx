import { useEffect, useRef } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { ScreenTitle } from '#ui/ScreenTitle.tsx'
import { Frame } from '../frame/Frame.tsx'
import { TextWithParts } from '../i18n/TextWithParts.tsx'
import { useT } from '../i18n/use-t.ts'
import { FaqAccordion } from '../publisher-content/FaqAccordion.tsx'
import { useFaqs } from '../publisher-content/use-publisher-content.ts'
import styles from './info.module.css'

export function FaqsScreen() {
  const t = useT()
  const { openId, toggle } = useLinkedQuestion()
  return (
    <Frame title={t('FAQs')}>
      <div className={styles.column}>
        <ScreenTitle>{t('FAQs')}</ScreenTitle>
        <FaqAccordion openId={openId} onToggle={toggle} />
        <p>
          <TextWithParts
            text={t('Not answered here? {link}')}
            parts={{ link: <Link to="/contact">{t('Get In Touch')}</Link> }}
          />
        </p>
      </div>
    </Frame>
  )
}

/** The open question is in the address, so that it can be shared. */
function useLinkedQuestion() {
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

/** Scrolls to the linked question and focuses it. */
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
