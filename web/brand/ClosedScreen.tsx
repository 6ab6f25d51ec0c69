import { useT } from '../i18n/use-t.ts'
import { Notice } from '../ui/Notice.tsx'
import styles from './closed-screen.module.css'
import { Frame } from './Frame.tsx'

interface ClosedScreenProps {
  heading: string
}

/** A screen that readers cannot use yet: it says so, and offers nothing that does not work. */
export function ClosedScreen({ heading }: ClosedScreenProps) {
  const t = useT()
  return (
    <Frame title={heading}>
      <div className={styles.column}>
        <h1 className={styles.heading}>{heading}</h1>
        <Notice>{t('This page is not open yet.')}</Notice>
      </div>
    </Frame>
  )
}
