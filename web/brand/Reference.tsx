import { CallError } from '#contract/call-error.ts'
import type { ProblemCode } from '#contract/problem.ts'
import { useT } from '../i18n/use-t.ts'
import styles from './reference.module.css'

const FAULTS = new Set<ProblemCode>(['internal', 'unavailable'])

interface ReferenceProps {
  error: Error | null
}

/** The reference that a reader can quote to support after a server fault. */
export function Reference({ error }: ReferenceProps) {
  const t = useT()
  const isOurs = error instanceof CallError && FAULTS.has(error.code)
  if (!isOurs || !error.reference) return null
  return <p className={styles.reference}>{t('Reference: {id}', { id: error.reference })}</p>
}
