import { useQuery } from '@tanstack/react-query'
import { compactDate } from '#contract/issue-date.ts'
import type { EpaperData } from '#contract/issues.ts'
import { getOnlyHere } from '#contract/stories.ts'
import { call } from '../api/call.ts'
import { SEARCH_CACHE } from '../api/query-client.ts'
import { runtimeConfig } from '../api/runtime-config.ts'
import { useT } from '../i18n/use-t.ts'
import { issueKey } from '../paper/query-keys.ts'
import styles from './only-here-mark.module.css'

interface OnlyHereMarkProps {
  issue: EpaperData
  articleId: string
}

/** Says that no other edition of the day prints the article. Shows nothing until that is known. */
export function OnlyHereMark({ issue, articleId }: OnlyHereMarkProps) {
  const t = useT()
  const onlyHere = useOnlyHere(issue)
  if (!onlyHere.includes(articleId)) return null
  return <p className={styles.mark}>{t('Only in this edition')}</p>
}

const NONE: readonly string[] = []

function useOnlyHere({ edition: { date, id: edition } }: EpaperData): readonly string[] {
  const { publisher } = runtimeConfig()
  const { data } = useQuery({
    queryKey: [...issueKey(date, edition), 'only-here'],
    queryFn: () => call(getOnlyHere, { query: { publisher, date: compactDate(date), edition } }),
    ...SEARCH_CACHE,
  })
  return data?.articles ?? NONE
}
