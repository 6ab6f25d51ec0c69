import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useMemo, useState } from 'react'
import { useIsIdle } from '#ui/when-idle.ts'
import { runtimeConfig } from '../api/runtime-config.ts'
import { OpenedPart } from '../brand/OpenedPart.tsx'
import { SkipLink } from '../frame/SkipLink.tsx'
import { useName } from '../i18n/Name.tsx'
import { takeFirstData } from '../paper/first-data.ts'
import { searchOf } from '../paper/place.ts'
import { useEditions, useIssue } from '../paper/use-issue.ts'
import { useReader } from '../session/use-reader.ts'
import { useResetOnLogout } from '../session/use-session.ts'
import { PageArrow, useHasMargins } from './bars/PageArrow.tsx'
import { ReaderFooter } from './bars/ReaderFooter.tsx'
import { ReaderHeader, useFitMode } from './bars/ReaderHeader.tsx'
import { useFirstPress } from './bars/use-first-press.ts'
import { useHidingBars } from './bars/use-hiding-bars.ts'
import { usePageKeys } from './bars/use-page-keys.ts'
import { AfterIdle, HomeOffer, prefetchParts, ReaderDialogs } from './lazy-parts.ts'
import type { OpenPart } from './ReaderDialogs.tsx'
import { ReaderTitle } from './ReaderTitle.tsx'
import { ShownIssue } from './ShownIssue.tsx'
import { useStage } from './stage/use-stage.ts'
import { ZoomButtons } from './stage/ZoomButtons.tsx'
import type { StoryMarks } from './story-marks.ts'
import { usePageIndex } from './use-page-index.ts'
import { type Place, usePlace, useResetOnError } from './use-place.ts'
import { Welcome } from './Welcome.tsx'

/** Finds the place; the rest is a component of its own, because React renders a component in one task. */
export function HomeScreen() {
  const cache = useQueryClient()
  useState(() => takeFirstData(cache))
  return <IssueReader place={usePlace()} />
}

interface IssueReaderProps {
  place: Place
}

function IssueReader({ place }: IssueReaderProps) {
  const nameOf = useName()
  const reader = useReader()
  const editions = useEditions()
  const issue = useIssue(place.date, place.edition)
  const stage = useStage()
  const [fit, setFit] = useFitMode()
  const [open, setOpen] = useState<OpenPart>()
  const isHidden = useHidingBars()
  const hasMargins = useHasMargins()
  const isIdle = useIsIdle()
  const [marks, setMarks] = useState<StoryMarks>({})
  const [guided, setGuided] = useState<string>()
  const [openedOn, setOpenedOn] = useState<number>()

  const isOffered = reader.kind === 'visitor' || reader.kind === 'freemium'
  const { data } = issue
  const pages = useMemo(() => data?.sections.flatMap((section) => section.pages) ?? [], [data])
  const index = usePageIndex(place, pages)
  const all = editions.data?.flatMap((group) => group.editions)
  const edition = data?.edition ?? all?.find(({ id }) => id === place.edition)
  const editionName = edition && nameOf(edition.edition_name, edition.edition_names)
  // The issue's own date; the date in the address may be missing.
  const date = data?.edition.date ?? place.date ?? runtimeConfig().today

  useEffect(() => {
    if (isIdle) void prefetchParts()
  }, [isIdle])
  useResetOnLogout(() => place.goHome({ replace: true }))
  useResetOnError(issue, place)
  usePageKeys(stage)
  useFirstPress(stage)
  const shownPage = pages[index]?.pageNo
  if (openedOn === undefined && shownPage !== undefined) setOpenedOn(shownPage)

  const arrow = (to: 'previous' | 'next') => (
    <PageArrow
      to={to}
      isAtEnd={to === 'next' ? index >= pages.length - 1 : index === 0}
      onTurn={stage.turn}
    />
  )

  return (
    <div className="reader">
      <SkipLink />
      <ReaderHeader
        isHidden={isHidden}
        isSubscribeOffered={isOffered}
        fit={fit}
        onFit={setFit}
        onMenu={() => setOpen('menu')}
      />
      <main id="main" className="reader-stage" tabIndex={-1}>
        <ReaderTitle date={date} editionName={editionName} page={pages[index]} />
        <ShownIssue
          place={place}
          issue={issue}
          stage={stage}
          pages={pages}
          index={index}
          fit={fit}
          marks={marks}
          onGuide={setGuided}
          onChooseDate={() => setOpen('date')}
          onArchives={() => setOpen('archives')}
        />
        {hasMargins && pages.length > 0 && (
          <>
            <div className="reader-zoom" data-hidden={isHidden}>
              <ZoomButtons stage={stage} />
            </div>
            {arrow('previous')}
            {arrow('next')}
          </>
        )}
        {isIdle && (
          <Suspense fallback={null}>
            <AfterIdle
              place={place}
              data={data}
              pages={pages}
              index={index}
              fit={fit}
              openedOn={openedOn}
              guided={guided}
              onGuide={setGuided}
              onMark={setMarks}
              onOpen={setOpen}
            />
          </Suspense>
        )}
      </main>
      {isIdle && isOffered && (
        <Suspense fallback={null}>
          <HomeOffer isHidden={isHidden} />
        </Suspense>
      )}
      <ReaderFooter
        isHidden={isHidden}
        editionName={editionName}
        date={date}
        pageNumber={index + 1}
        pageCount={pages.length}
        controls={
          hasMargins
            ? undefined
            : {
                previous: arrow('previous'),
                next: arrow('next'),
                zoom: <ZoomButtons stage={stage} />,
              }
        }
        storiesPath={`/stories${searchOf(place.isHome ? {} : { date, edition: place.edition })}`}
        onEdition={() => setOpen('edition')}
        onPages={() => setOpen('pages')}
        onDate={() => setOpen('date')}
      />
      {open && (
        <OpenedPart>
          <ReaderDialogs
            open={open}
            place={place}
            date={date}
            groups={editions.data ?? []}
            pages={pages}
            folder={data?.data_url_suffix ?? ''}
            index={index}
            onOpen={setOpen}
          />
        </OpenedPart>
      )}
      <Welcome />
    </div>
  )
}
