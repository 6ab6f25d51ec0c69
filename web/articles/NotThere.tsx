import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Notice } from '#ui/Notice.tsx'
import { useT } from '../i18n/use-t.ts'
import styles from './states.module.css'

interface NotThereProps {
  words: string
}

export function NotThere({ words }: NotThereProps) {
  const t = useT()
  const home = (
    <ButtonLink to="/" variant="secondary" icon="home">
      {t('Back to the front page')}
    </ButtonLink>
  )
  return (
    <div className={styles.state}>
      <Notice tone="empty" icon="pages" action={home}>
        {words}
      </Notice>
    </div>
  )
}
