import { type ReactNode, Suspense } from 'react'
import { Button } from '#ui/Button.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { useHasPassed } from '#ui/use-has-passed.ts'
import { useT } from '../i18n/use-t.ts'
import styles from './loading-screen.module.css'

interface OpenedPartProps {
  children: ReactNode
}

/** A dialog that the reader has opened. */
export function OpenedPart({ children }: OpenedPartProps) {
  return <Suspense fallback={<Waiting />}>{children}</Suspense>
}

const LONG_MS = 8000

/** Appears when the code of the dialog takes long to load. Loading the page afresh helps when a browser gives up on a file. */
function Waiting() {
  const t = useT()
  const isLong = useHasPassed(LONG_MS)
  return (
    <div className={styles.part} role="status">
      <Spinner />
      {t('Loading...')}
      {isLong && (
        <Button variant="quiet" onPress={() => window.location.reload()}>
          {t('Try Again')}
        </Button>
      )}
    </div>
  )
}
