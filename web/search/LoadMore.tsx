import { Button } from '#ui/Button.tsx'
import { useT } from '../i18n/use-t.ts'
import styles from './result-list.module.css'
import { SearchFailed } from './SearchFailed.tsx'

interface LoadMoreProps {
  isLoading: boolean
  isFailed: boolean
  onLoad: () => void
}

export function LoadMore({ isLoading, isFailed, onLoad }: LoadMoreProps) {
  const t = useT()
  if (isFailed) return <SearchFailed isRetrying={isLoading} onRetry={onLoad} />
  return (
    <div className={styles.more}>
      <Button variant="secondary" isLoading={isLoading} onPress={onLoad}>
        {t('Load More Results')}
      </Button>
    </div>
  )
}
