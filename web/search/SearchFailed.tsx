import { Notice } from '#ui/Notice.tsx'
import { useIsOnline } from '#ui/use-is-online.ts'
import { TryAgain } from '../brand/TryAgain.tsx'
import { useT } from '../i18n/use-t.ts'

interface SearchFailedProps {
  isRetrying: boolean
  onRetry: () => void
}

export function SearchFailed({ isRetrying, onRetry }: SearchFailedProps) {
  const t = useT()
  const isOnline = useIsOnline()
  return (
    <Notice
      tone="error"
      title={isOnline ? t('Search Error') : t('You are offline')}
      action={<TryAgain isTrying={isRetrying} onPress={onRetry} />}
    >
      {isOnline
        ? t('Something went wrong while searching')
        : t('Your search is repeated when the network is back.')}
    </Notice>
  )
}
