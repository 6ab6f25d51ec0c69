import { type ComponentType, createElement, lazy, useState } from 'react'
import { fetchModule } from './api/fetch-module.ts'

// Every screen but the home reader is a chunk of its own, fetched when its route is opened.

function screen<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let here: ComponentType<Props> | undefined
  const fetchScreen = async () => {
    here = await load()
    return here
  }
  const Awaited: ComponentType<Props> = lazy(async () => ({ default: await fetchScreen() }))

  /** Renders a loaded screen at once: `lazy` would suspend even for a loaded module. */
  function Screen(props: Props) {
    const [Drawn] = useState(() => here ?? Awaited)
    return createElement(Drawn, props)
  }
  return Object.assign(Screen, { fetchScreen })
}

export const AuthScreen = screen(
  async () => (await fetchModule(() => import('./auth/AuthScreen.tsx'))).AuthScreen,
)
export const OtpScreen = screen(
  async () => (await fetchModule(() => import('./auth/OtpScreen.tsx'))).OtpScreen,
)
export const NewReaderScreen = screen(
  async () => (await fetchModule(() => import('./auth/NewReaderScreen.tsx'))).NewReaderScreen,
)
export const CallbackScreen = screen(
  async () => (await fetchModule(() => import('./auth/CallbackScreen.tsx'))).CallbackScreen,
)
export const UndoChangeScreen = screen(
  async () => (await fetchModule(() => import('./auth/UndoChangeScreen.tsx'))).UndoChangeScreen,
)
export const ProfileScreen = screen(
  async () => (await fetchModule(() => import('./profile/ProfileScreen.tsx'))).ProfileScreen,
)
export const SubscriptionsTab = screen(
  async () =>
    (await fetchModule(() => import('./subscriptions/SubscriptionsTab.tsx'))).SubscriptionsTab,
)
export const SavedArticlesScreen = screen(
  async () =>
    (await fetchModule(() => import('./saved-articles/SavedArticlesScreen.tsx')))
      .SavedArticlesScreen,
)
export const SearchScreen = screen(async () => {
  const [{ SearchScreen }, { FollowButtons }] = await Promise.all([
    fetchModule(() => import('./search/SearchScreen.tsx')),
    fetchModule(() => import('./followed-searches/FollowButtons.tsx')),
  ])
  return () => createElement(SearchScreen, { FollowButtons })
})
export const FollowedSearches = screen(
  async () =>
    (await fetchModule(() => import('./followed-searches/FollowedSearches.tsx'))).FollowedSearches,
)
export const StopFollowingScreen = screen(
  async () =>
    (await fetchModule(() => import('./followed-searches/StopFollowingScreen.tsx')))
      .StopFollowingScreen,
)
export const FrontPagesScreen = screen(
  async () =>
    (await fetchModule(() => import('./front-pages/FrontPagesScreen.tsx'))).FrontPagesScreen,
)
export const FaqsScreen = screen(
  async () => (await fetchModule(() => import('./info/FaqsScreen.tsx'))).FaqsScreen,
)
export const ContactScreen = screen(
  async () => (await fetchModule(() => import('./info/ContactScreen.tsx'))).ContactScreen,
)
export const StatusScreen = screen(
  async () => (await fetchModule(() => import('./status/StatusScreen.tsx'))).StatusScreen,
)
export const SubscribeScreen = screen(
  async () => (await fetchModule(() => import('./plans/SubscribeScreen.tsx'))).SubscribeScreen,
)
export const PaymentSuccessScreen = screen(
  async () =>
    (await fetchModule(() => import('./payments/PaymentSuccessScreen.tsx'))).PaymentSuccessScreen,
)
export const InvoiceScreen = screen(
  async () => (await fetchModule(() => import('./invoices/InvoiceScreen.tsx'))).InvoiceScreen,
)
export const DowngradeScreen = screen(
  async () => (await fetchModule(() => import('./payments/DowngradeScreen.tsx'))).DowngradeScreen,
)
// A screen that pays also loads the screens that follow a payment, because the network may fail in between.
export const PaymentFailureScreen = screen(async () => {
  const [{ PaymentFailureScreen }] = await Promise.all([
    fetchModule(() => import('./payments/PaymentFailureScreen.tsx')),
    PaymentSuccessScreen.fetchScreen(),
    DowngradeScreen.fetchScreen(),
  ])
  return PaymentFailureScreen
})
export const ReviewScreen = screen(async () => {
  const [{ ReviewScreen }] = await Promise.all([
    fetchModule(() => import('./payments/ReviewScreen.tsx')),
    PaymentFailureScreen.fetchScreen(),
  ])
  return ReviewScreen
})
export const LegalScreen = screen(
  async () => (await fetchModule(() => import('./info/LegalScreen.tsx'))).LegalScreen,
)
export const ArticleScreen = screen(async () => {
  const [{ ArticleScreen }, { BookmarkButton }] = await Promise.all([
    fetchModule(() => import('./articles/ArticleScreen.tsx')),
    fetchModule(() => import('./saved-articles/BookmarkButton.tsx')),
  ])
  return () => createElement(ArticleScreen, { BookmarkButton })
})
export const StoryListScreen = screen(async () => {
  const [{ StoryListScreen }, { useSavedArticles }] = await Promise.all([
    fetchModule(() => import('./story-list/StoryListScreen.tsx')),
    fetchModule(() => import('./saved-articles/use-saved-articles.ts')),
  ])
  const useSavedIds = () => (useSavedArticles().data ?? []).map(({ article_id }) => article_id)
  return () => createElement(StoryListScreen, { useSavedIds })
})
export const AdScreen = screen(
  async () => (await fetchModule(() => import('./articles/AdScreen.tsx'))).AdScreen,
)
export const ClipScreen = screen(
  async () => (await fetchModule(() => import('./clips/ClipScreen.tsx'))).ClipScreen,
)
export const AfterFirstView = screen(
  async () => (await fetchModule(() => import('./AfterFirstView.tsx'))).AfterFirstView,
)
export const TryItScreen = screen(
  async () => (await fetchModule(() => import('./dev/TryItScreen.tsx'))).TryItScreen,
)
export const UiScreen = screen(
  async () => (await fetchModule(() => import('./dev/UiScreen.tsx'))).UiScreen,
)
export const EventsScreen = screen(
  async () => (await fetchModule(() => import('./dev/EventsScreen.tsx'))).EventsScreen,
)
export const InboxScreen = screen(
  async () => (await fetchModule(() => import('./dev/InboxScreen.tsx'))).InboxScreen,
)
