import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { SECOND_MS } from '#contract/durations.ts'
import { runtimeConfig } from '../api/runtime-config.ts'
import { useT } from '../i18n/use-t.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { isNewIssueOut, waitForNewIssue } from './new-issue.ts'
import styles from './new-issue-bar.module.css'

interface NewIssueBarProps {
  edition: number
}

/** The day rolled over while the reader was reading: offers the new paper, and swaps nothing. */
export function NewIssueBar({ edition }: NewIssueBarProps) {
  const t = useT()
  const isOut = useIsNewIssueOut(edition)
  const [isClosed, setClosed] = useState(false)
  if (!isOut || isClosed) return null

  return (
    <div className={styles.bar} role="status">
      <p>{t("Today's edition is here")}</p>
      {/* Loaded afresh: the new day comes from the server. */}
      <Link to="/" reloadDocument className={styles.open}>
        {t('Open')}
      </Link>
      <IconButton icon="close" label={t('Close')} onPress={() => setClosed(true)} />
    </div>
  )
}

/** Asked when the day should roll over, and when the reader comes back to the tab. */
function useIsNewIssueOut(edition: number): boolean {
  const { today, standIns } = runtimeConfig()
  const { data } = useQuery({
    queryKey: ['new-issue', today, edition],
    queryFn: () => isNewIssueOut(today, edition),
    initialData: false,
    staleTime: 5 * SECOND_MS,
    refetchInterval: (query) =>
      query.state.data ? false : waitForNewIssue(today, new Date(), standIns),
    refetchOnWindowFocus: (query) => !query.state.data,
    retry: false,
  })
  return data
}
