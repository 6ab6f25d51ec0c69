import { useEffect, useMemo } from 'react'
import type { EpaperData, Page } from '#contract/issues.ts'
import { LETTER_KEYS_READY } from '#contract/letter-keys.ts'
import type { FitMode } from '#contract/reading.ts'
import { useKeys } from '#ui/use-keys.ts'
import { runtimeConfig } from '../api/runtime-config.ts'
import { useBrand } from '../brand/brand.ts'
import { useT } from '../i18n/use-t.ts'
import { useProtection } from '../paper/use-protection.ts'
import { ContinueBar } from './ContinueBar.tsx'
import { GuidedReading } from './guided/GuidedReading.tsx'
import { StartReading } from './guided/StartReading.tsx'
import { NewIssueBar } from './NewIssueBar.tsx'
import bars from './notice-bar.module.css'
import { PageText } from './page-text/PageText.tsx'
import { ReadingTrace } from './ReadingTrace.tsx'
import { testAvif } from './stage/test-avif.ts'
import type { StoryMarks } from './story-marks.ts'
import type { Place } from './use-place.ts'
import { useTrackPages } from './use-track-pages.ts'

interface AfterIdleProps {
  place: Place
  data: EpaperData | undefined
  pages: readonly Page[]
  index: number
  fit: FitMode
  /** The number of the page that opened first. */
  openedOn: number | undefined
  /** The article that guided reading starts with. */
  guided: string | undefined
  onGuide: (articleId: string | undefined) => void
  onOpen: (part: 'clip' | 'keys') => void
  onMark: (marks: StoryMarks) => void
}

/** What the first view does without, and does not load: copy protection, analytics, notices, the reading place, guided reading. */
export function AfterIdle({ place, data, pages, index, ...props }: AfterIdleProps) {
  const t = useT()
  const title = useBrand()
  useProtection(
    t('Read this page on {title}: {url}', { title: title.name, url: window.location.href }),
  )
  const { edition, current } = place
  useTrackPages({
    fit: props.fit,
    date: data?.edition.date ?? place.date ?? runtimeConfig().today,
    edition,
    index,
    page: pages[index],
    openedIndex: pages.findIndex(({ pageNo }) => pageNo === props.openedOn),
  })
  useEffect(testAvif, [])
  const issue = useMemo(() => data && { date: data.edition.date, edition: data.edition.id }, [data])
  const shown = pages[index]?.locked ? undefined : pages[index]
  const listKeys = () => props.onOpen('keys')
  useKeys({ c: () => props.onOpen('clip'), '?': listKeys })
  useEffect(() => void document.dispatchEvent(new Event(LETTER_KEYS_READY)), [])
  return (
    <>
      <div className={bars.bars}>
        {edition !== undefined && current && <NewIssueBar edition={edition} current={current} />}
        {issue && place.isHome && current && (
          <ContinueBar
            issue={issue}
            pages={pages}
            index={index}
            onContinue={(pageIndex) => place.goTo({ pageIndex })}
          />
        )}
        {issue && <StartReading issue={issue} page={pages[index]} onStart={props.onGuide} />}
      </div>
      {issue && data && (
        <>
          <ReadingTrace
            issue={issue}
            data={data}
            pages={pages}
            page={pages[index]}
            openedOn={props.openedOn}
            onMark={props.onMark}
          />
          {shown && <PageText key={shown.pageNo} issue={data} page={shown} />}
          <GuidedReading
            issue={issue}
            pages={pages}
            folder={data.data_url_suffix}
            articleId={props.guided}
            onKeys={listKeys}
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
