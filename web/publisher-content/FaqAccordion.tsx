import { Accordion } from '#ui/Accordion.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { TryAgain } from '../brand/TryAgain.tsx'
import { useT } from '../i18n/use-t.ts'
import styles from './publisher-content.module.css'
import { SafeHtml } from './SafeHtml.tsx'
import { useFaqs } from './use-publisher-content.ts'

interface FaqAccordionProps {
  /** The id of the open question, when the address controls it. */
  openId?: string | null | undefined
  onToggle?: ((id: string, isOpen: boolean) => void) | undefined
}

export function FaqAccordion({ openId, onToggle }: FaqAccordionProps) {
  const t = useT()
  const faqs = useFaqs()

  if (faqs.isPending) return <FaqsWaiting />
  if (faqs.isError) {
    return (
      <Notice
        tone="error"
        action={<TryAgain isTrying={faqs.isFetching} onPress={() => faqs.refetch()} />}
      >
        {t('Failed to load FAQs. Please try again later.')}
      </Notice>
    )
  }
  if (faqs.data.length === 0) {
    return <Notice tone="empty">{t('There are no questions here yet.')}</Notice>
  }
  return (
    <Accordion
      name="faqs"
      openId={openId}
      onToggle={onToggle}
      items={faqs.data.map(({ id, question, answer }) => ({
        id: String(id),
        anchor: `question-${id}`,
        heading: question,
        content: <SafeHtml html={answer} />,
      }))}
    />
  )
}

const LINES = ['70%', '55%', '80%', '60%', '75%']

function FaqsWaiting() {
  const t = useT()
  return (
    <div className={styles.waiting} role="status">
      <VisuallyHidden>{t('Loading...')}</VisuallyHidden>
      {LINES.map((width) => (
        <Skeleton key={width} width={width} height="1.5rem" />
      ))}
    </div>
  )
}
