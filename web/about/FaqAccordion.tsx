import { useT } from '../i18n/use-t.ts'
import { Accordion } from '../ui/Accordion.tsx'
import { Notice } from '../ui/Notice.tsx'
import { SafeHtml } from './SafeHtml.tsx'
import { useFaqs } from './use-information.ts'

export function FaqAccordion() {
  const t = useT()
  const faqs = useFaqs()

  if (faqs.isPending) return <p>{t('Loading...')}</p>
  if (faqs.isError) {
    return <Notice tone="error">{t('Failed to load FAQs. Please try again later.')}</Notice>
  }
  return (
    <Accordion
      name="faqs"
      items={faqs.data.map(({ id, question, answer }) => ({
        id: String(id),
        heading: question,
        content: <SafeHtml html={answer} />,
      }))}
    />
  )
}
