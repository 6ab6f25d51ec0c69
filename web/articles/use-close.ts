import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { runtimeConfig } from '../api/runtime-config.ts'
import { type RequestedPlace, requestedPlace, searchOf } from '../paper/place.ts'
import { useDefaultEdition } from '../paper/use-default-edition.ts'

/** Router state, passed on from article to article. */
interface OriginState {
  hasOrigin: boolean
}

/** Whether the previous history entry is a screen of ours. */
export function useOrigin(): OriginState {
  const { state, key } = useLocation()
  return { hasOrigin: isOriginState(state) ? state.hasOrigin : key !== 'default' }
}

/** Closes the viewer: back to the saved articles, or one step back to the page of the story, with the date reset to today. */
export function useClose(): () => void {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const ownEdition = useDefaultEdition()
  const { hasOrigin } = useOrigin()
  const story = requestedPlace(search)

  return () => {
    if (search.get('source') === 'saved_articles') {
      return navigate('/saved-articles', { replace: true })
    }
    if (search.get('source') === 'stories' && !hasOrigin) {
      const { date, edition } = story
      return navigate(`/stories${searchOf({ date, edition })}`, { replace: true })
    }
    if (!hasOrigin) {
      return navigate(`/${pageOfToday(story, ownEdition)}`, { replace: true })
    }
    const follow = () => {
      const { pathname, search } = window.location
      const next =
        pathname === '/' && placeAfter(requestedPlace(new URLSearchParams(search)), story)
      if (next) void navigate({ pathname, search: searchOf(next) }, { replace: true })
    }
    window.addEventListener('popstate', follow, { once: true })
    navigate(-1)
  }
}

/** The page of a story of today; nothing for another date, and for the page that opens by itself. */
function pageOfToday(
  { date, edition, pageIndex = 0 }: RequestedPlace,
  ownEdition: number | undefined,
): string {
  if (date !== runtimeConfig().today) return ''
  return pageIndex === 0 && edition === ownEdition ? '' : searchOf({ edition, pageIndex })
}

/** Where the reader goes on after one step back: to today's issue, and to the page of the story if it has it. */
function placeAfter(before: RequestedPlace, story: RequestedPlace): RequestedPlace | undefined {
  const { date, ...place } = before
  if (date && date !== runtimeConfig().today) return place
  const isSameIssue =
    (date ?? story.date) === story.date && (place.edition ?? story.edition) === story.edition
  const isSamePage = (place.pageIndex ?? 0) === (story.pageIndex ?? 0)
  if (!isSameIssue || isSamePage) return undefined
  return { ...place, edition: story.edition, pageIndex: story.pageIndex }
}

function isOriginState(state: unknown): state is OriginState {
  return typeof state === 'object' && state !== null && 'hasOrigin' in state
}
