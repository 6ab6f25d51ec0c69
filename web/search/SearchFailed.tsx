import { Notice } from '#ui/Notice.tsx'
import { TryAgain } from '../brand/TryAgain.tsx'
import { useT } from '../i18n/use-t.ts'

interface SearchFailedProps {
  isRetrying: boolean
  onRetry: () => void
}

export function SearchFailed({ isRetrying, onRetry }: SearchFailedProps) {
  const t = useT()
  return (
    <Notice
      tone="error"
      title={t('Search Error')}
      action={<TryAgain isTrying={isRetrying} onPress={onRetry} />}
    >
      {t('Something went wrong while searching')}
    </Notice>
  )
}
