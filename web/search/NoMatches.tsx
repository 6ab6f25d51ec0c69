import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { useT } from '../i18n/use-t.ts'
import type { Asked } from './search-request.ts'

interface NoMatchesProps {
  asked: Asked
  onWiden: () => void
}

export function NoMatches({ asked, onWiden }: NoMatchesProps) {
  const t = useT()
  const isNarrow = [asked.edition, asked.from, asked.to].some((filter) => filter !== undefined)
  return (
    <Notice
      tone="empty"
      icon="search"
      title={t('No Matches Found')}
      action={
        isNarrow && (
          <Button variant="secondary" onPress={onWiden}>
            {t('Search all editions and dates')}
          </Button>
        )
      }
    >
      {isNarrow
        ? t('No article of these editions and dates holds these words.')
        : t('No article holds these words. Fewer words, or another spelling, may find it.')}
    </Notice>
  )
}
