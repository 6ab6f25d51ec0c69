import { Link } from 'react-router'
import { ScreenTitle } from '#ui/ScreenTitle.tsx'
import { Frame } from '../frame/Frame.tsx'
import { useT } from '../i18n/use-t.ts'
import { WithParts } from '../i18n/WithParts.tsx'
import { FaqAccordion } from '../publisher-content/FaqAccordion.tsx'
import styles from './info.module.css'
import { useLinkedQuestion } from './use-linked-question.ts'

export function FaqsScreen() {
  const t = useT()
  const { openId, toggle } = useLinkedQuestion()
  return (
    <Frame title={t('FAQs')}>
      <div className={styles.column}>
        <ScreenTitle>{t('FAQs')}</ScreenTitle>
        <FaqAccordion openId={openId} onToggle={toggle} />
        <p>
          <WithParts
            text={t('Not answered here? {link}')}
            parts={{ link: <Link to="/contact">{t('Get In Touch')}</Link> }}
          />
        </p>
      </div>
    </Frame>
  )
}
