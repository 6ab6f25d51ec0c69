import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { MINUTE_MS, SECOND_MS } from '#contract/durations.ts'
import type { CurrentIssue } from '#contract/issues.ts'
import { timeOfDayInIndia } from '#domain/newspaper-day.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { runtimeConfig } from '../api/runtime-config.ts'
import { useT } from '../i18n/use-t.ts'
import { fetchCurrentIssue, fetchIssue } from '../paper/issue-calls.ts'
import { issueQuery } from '../paper/use-issue.ts'
import styles from './notice-bar.module.css'

interface NewIssueBarProps {
  edition: number
  /** The current issue when the screen was opened. */
  current: CurrentIssue
}

/** Tells when today's issue opens, and offers it then. Does not replace the page that is being read, unless it was corrected. */
export function NewIssueBar({ edition, current: shown }: NewIssueBarProps) {
  const t = useT()
  const { current, isOut } = useNewerIssue(shown, edition)
  const [closed, setClosed] = useState({ waiting: false, out: false })
  const state = isOut ? 'out' : 'waiting'
  const content = isOut ? <IsHere /> : current.next && <OpensLater next={current.next} />
  if (!content || closed[state]) return null

  return (
    <div className={styles.bar} role="status">
      {content}
      <IconButton
        icon="close"
        label={t('Close')}
        onPress={() => setClosed({ ...closed, [state]: true })}
      />
    </div>
  )
}

function IsHere() {
  const t = useT()
  return (
    <>
      <p>{t("Today's edition is here")}</p>
      {/* A full reload, so that the server renders the new day. */}
      <Link to="/" reloadDocument className={styles.open}>
        {t('Open')}
      </Link>
    </>
  )
}

function OpensLater({ next }: { next: NonNullable<CurrentIssue['next']> }) {
  const t = useT()
  const time = timeOfDayInIndia(new Date(next.opens_at))
  return (
    <p>
      {next.is_out_early
        ? t("Today's paper opens at {time}. Readers with early access have it already.", { time })
        : t("Today's paper opens at {time}.", { time })}
    </p>
  )
}

/** Polls while the tab is visible, and when it is focused. Tabs poll at different times, so the release is no peak of requests. */
function useNewerIssue(shown: CurrentIssue, edition: number): NewerIssue {
  const { standIns } = runtimeConfig()
  const cache = useQueryClient()
  const { data } = useQuery({
    queryKey: ['new-issue', shown.date, edition],
    queryFn: () => findNewerIssue(cache, shown, edition),
    initialData: { current: shown, isOut: false },
    staleTime: 5 * SECOND_MS,
    refetchInterval: ({ state: { data } }) =>
      !data?.isOut && (standIns ? STAND_IN_POLL_MS : POLL_MS),
    refetchOnWindowFocus: ({ state: { data } }) => !data?.isOut,
    retry: false,
  })
  return data
}

/** A correction reaches an open tab within this time. Nothing is polled while the tab is hidden. */
const POLL_MS = MINUTE_MS
/** With stand-ins the server's clock can be moved, so poll often. */
const STAND_IN_POLL_MS = 5 * SECOND_MS

interface NewerIssue {
  current: CurrentIssue
  /** Whether there is a newer issue that this reader can open. */
  isOut: boolean
}

async function findNewerIssue(
  cache: QueryClient,
  shown: CurrentIssue,
  edition: number,
): Promise<NewerIssue> {
  const current = await fetchCurrentIssue(edition)
  refetchOtherVersion(cache, current, edition)
  if (current.date <= shown.date) return { current, isOut: false }
  const issue = await fetchIssue(current.date, edition).catch(() => undefined)
  return { current, isOut: issue !== undefined }
}

/** A corrected page replaces the old one silently; the stage keeps the pictures of all others. */
function refetchOtherVersion(
  cache: QueryClient,
  { date, version }: CurrentIssue,
  edition: number,
): void {
  const { queryKey } = issueQuery(date, edition)
  const folder = cache.getQueryData(queryKey)?.data_url_suffix
  const isOther = version && folder && !folder.includes(`/${version}/`)
  if (isOther) void cache.invalidateQueries({ queryKey })
}
