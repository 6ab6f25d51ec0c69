import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { whenIdle } from '#ui/when-idle.ts'
import { useSubscriptionChanges, useSubscriptions } from './accesstype/use-subscriptions.ts'
import { Analytics } from './analytics/Analytics.tsx'
import { shouldSaveData } from './api/connection.ts'
import { fetchModule } from './api/fetch-module.ts'
import { lazyPart } from './api/lazy-part.ts'
import { retryUntilFetched } from './api/retry-until-fetched.ts'
import { runtimeConfig } from './api/runtime-config.ts'
import { OneTap } from './auth/OneTap.tsx'
import { useDataMeter } from './display/data-meter.ts'
import { useDescription } from './info/use-description.ts'
import { useRefetchOnAccessChange } from './paper/use-refetch-on-access-change.ts'
import { useIsPopupOpen } from './prompts/open-popups.ts'
import { useSyncedPlaces } from './reading-places/sync-places.ts'
import { ArticleScreen } from './screens.ts'
import { isEventLogShown } from './session/later-storage.ts'
import { useReaderChanges } from './session/use-reader-changes.ts'

const EventPanel = lazyPart(
  async () => (await fetchModule(() => import('./dev/EventLog.tsx'))).EventPanel,
)

/** Fetches the screen that most readers open next. */
async function prepareArticles(cache: QueryClient): Promise<void> {
  await retryUntilFetched(ArticleScreen.fetchScreen)
  await retryUntilFetched(async () => {
    const { prepareFirstArticle } = await fetchModule(
      () => import('./articles/prepare-first-article.ts'),
    )
    await prepareFirstArticle(cache)
  })
}

/** Loaded after the first view: follows changes of session and subscription, analytics, and Google's one-tap prompt on the front page. */
export function AfterFirstView() {
  useReaderChanges()
  useSubscriptionChanges()
  useSyncedPlaces()
  useDataMeter()
  const { isSuccess: isSubscriptionKnown } = useSubscriptions()
  const isPopupOpen = useIsPopupOpen()
  useRefetchOnAccessChange()
  useDescription()
  const cache = useQueryClient()
  useEffect(() => {
    if (shouldSaveData()) return
    // Not with the first render of this part: inserting their links takes as long.
    return whenIdle(() => void prepareArticles(cache))
  }, [cache])
  const { pathname } = useLocation()
  const isLogShown = runtimeConfig().standIns && isEventLogShown.read()
  return (
    <>
      <Analytics isSubscriptionKnown={isSubscriptionKnown} isPopupOpen={isPopupOpen} />
      {isLogShown && pathname !== '/dev/events' && <EventPanel />}
      {pathname === '/' && <OneTap />}
    </>
  )
}
