import type { LegalDocument } from '#contract/info.ts'
import { useSpoken } from '../i18n/language.ts'
import { useT } from '../i18n/use-t.ts'
import { LegalProblem } from './LegalProblem.tsx'
import { LegalSections } from './LegalSections.tsx'
import { LegalWaiting } from './LegalWaiting.tsx'
import styles from './legal.module.css'
import { longDate } from './long-date.ts'
import { useLegalText } from './use-legal-text.ts'

interface LegalTextProps {
  document: LegalDocument
}

export function LegalText({ document }: LegalTextProps) {
  const t = useT()
  const { language } = useSpoken()
  const text = useLegalText(document)

  if (text.isPending) return <LegalWaiting />
  if (text.isError) {
    return (
      <LegalProblem
        error={text.error}
        isTrying={text.isFetching}
        onTryAgain={() => text.refetch()}
      />
    )
  }
  return (
    <>
      <p className={styles.updated}>
        {t('Last updated {date}', { date: longDate(text.data.updated, language) })}
      </p>
      <LegalSections html={text.data.html} />
    </>
  )
}
