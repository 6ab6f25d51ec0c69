import { useInfiniteQuery } from '@tanstack/react-query'
import { readLog } from '#contract/desk/log.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { ScreenTitle } from '#ui/ScreenTitle.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { call } from '../api/call.ts'
import { useT } from '../i18n/use-t.ts'
import { LogItem } from './LogItem.tsx'
import styles from './log.module.css'

const PER_REQUEST = 50

/** Every change by staff and commands, the newest first. */
export function LogScreen() {
  const t = useT()
  const log = useInfiniteQuery({
    queryKey: ['log'],
    queryFn: ({ pageParam }) =>
      call(readLog, { query: { limit: PER_REQUEST, ...(pageParam && { before: pageParam }) } }),
    initialPageParam: 0,
    getNextPageParam: ({ entries }) =>
      entries.length < PER_REQUEST ? undefined : entries.at(-1)?.number,
  })
  const entries = log.data?.pages.flatMap((page) => page.entries)
  return (
    <div className={styles.screen}>
      <title>{`${t('Log')} · ${t('Desk')}`}</title>
      <ScreenTitle>{t('Log')}</ScreenTitle>
      {log.error && <Notice tone="error">{t('The list could not be loaded.')}</Notice>}
      {log.isPending && <Spinner />}
      {entries?.length === 0 && <Notice tone="empty">{t('Nothing has been changed yet.')}</Notice>}
      {entries && (
        <ol className={styles.list}>
          {entries.map((entry) => (
            <LogItem key={entry.number} entry={entry} />
          ))}
        </ol>
      )}
      {log.hasNextPage && (
        <Button
          variant="secondary"
          isLoading={log.isFetchingNextPage}
          onPress={() => void log.fetchNextPage()}
        >
          {t('Show earlier changes')}
        </Button>
      )}
    </div>
  )
}
