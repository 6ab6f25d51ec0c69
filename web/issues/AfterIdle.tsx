import { useMemo } from 'react'
import type { EpaperData, Page } from '#contract/issues.ts'
import { ContinueBar } from './ContinueBar.tsx'
import { GuidedReading } from './guided/GuidedReading.tsx'
import { NewIssueBar } from './NewIssueBar.tsx'
import bars from './notice-bar.module.css'
import { ReadingTrace } from './ReadingTrace.tsx'
import type { Place } from './use-place.ts'
import { useReaderKeys } from './use-reader-keys.ts'

interface AfterIdleProps {
  place: Place
  data: EpaperData | undefined
  pages: readonly Page[]
  index: number
  /** The number of the page that opened first. */
  openedOn: number | undefined
  /** The article that guided reading starts with. */
  guided: string | undefined
  onGuide: (articleId: string | undefined) => void
  onOpen: (part: 'clip' | 'keys') => void
  onRead: (ids: readonly string[]) => void
}

/** What the first view does without, and does not load: notices, the reading place, guided reading. */
export function AfterIdle({ place, data, pages, index, ...props }: AfterIdleProps) {
  const { edition, current } = place
  const issue = useMemo(() => data && { date: data.edition.date, edition: data.edition.id }, [data])
  useReaderKeys({ onClip: () => props.onOpen('clip'), onKeys: () => props.onOpen('keys') })
  return (
    <>
      {edition !== undefined && current && (
        <div className={bars.bars}>
          <NewIssueBar edition={edition} current={current} />
          {issue && place.isHome && (
            <ContinueBar
              issue={issue}
              pages={pages}
              index={index}
              onContinue={(pageIndex) => place.goTo({ pageIndex })}
            />
          )}
        </div>
      )}
      {issue && data && (
        <>
          <ReadingTrace
            issue={issue}
            data={data}
            page={pages[index]}
            openedOn={props.openedOn}
            onRead={props.onRead}
          />
          <GuidedReading
            issue={issue}
            pages={pages}
            folder={data.data_url_suffix}
            index={index}
            articleId={props.guided}
            onStart={props.onGuide}
            onClose={(pageIndex) => {
              props.onGuide(undefined)
              if (pageIndex !== index) place.goTo({ pageIndex })
            }}
          />
        </>
      )}
    </>
  )
}
