import { type ReactNode, Suspense } from 'react'
import { Spinner } from '#ui/Spinner.tsx'
import { useT } from '../i18n/use-t.ts'
import styles from './loading-screen.module.css'

interface OpenedPartProps {
  children: ReactNode
}

/** A dialog that the reader has opened. Says so when its code takes long to load. */
export function OpenedPart({ children }: OpenedPartProps) {
  const t = useT()
  const waiting = (
    <p className={styles.part} role="status">
      <Spinner />
      {t('Loading...')}
    </p>
  )
  return <Suspense fallback={waiting}>{children}</Suspense>
}
