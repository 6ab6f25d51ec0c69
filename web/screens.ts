import { createElement } from 'react'
import { fetchModule } from './api/fetch-module.ts'
import { loadedScreen } from './loaded-screen.ts'

// Every screen but the home reader is a chunk of its own, fetched when its route is opened.

export const AuthScreen = loadedScreen(
  async () => (await fetchModule(() => import('./auth/AuthScreen.tsx'))).AuthScreen,
)
export const OtpScreen = loadedScreen(
  async () => (await fetchModule(() => import('./auth/OtpScreen.tsx'))).OtpScreen,
)
export const NewReaderScreen = loadedScreen(
  async () => (await fetchModule(() => import('./auth/NewReaderScreen.tsx'))).NewReaderScreen,
)
export const CallbackScreen = loadedScreen(
  async () => (await fetchModule(() => import('./auth/CallbackScreen.tsx'))).CallbackScreen,
)
export const UndoChangeScreen = loadedScreen(
  async () => (await fetchModule(() => import('./auth/UndoChangeScreen.tsx'))).UndoChangeScreen,
)
export const ProfileScreen = loadedScreen(
  async () => (await fetchModule(() => import('./profile/ProfileScreen.tsx'))).ProfileScreen,
)
export const SubscriptionsTab = loadedScreen(
  async () =>
    (await fetchModule(() => import('./subscriptions/SubscriptionsTab.tsx'))).SubscriptionsTab,
)
export const SavedArticlesScreen = loadedScreen(
  async () =>
    (await fetchModule(() => import('./saved-articles/SavedArticlesScreen.tsx')))
      .SavedArticlesScreen,
)
export const SearchScreen = loadedScreen(async () => {
  const [{ SearchScreen }, { FollowButtons }] = await Promise.all([
    fetchModule(() => import('./search/SearchScreen.tsx')),
    fetchModule(() => import('./followed-searches/FollowButtons.tsx')),
  ])
  return () => createElement(SearchScreen, { FollowButtons })
})
export const FollowedSearches = loadedScreen(
  async () =>
    (await fetchModule(() => import('./followed-searches/FollowedSearches.tsx'))).FollowedSearches,
)
export const StopFollowingScreen = loadedScreen(
  async () =>
    (await fetchModule(() => import('./followed-searches/StopFollowingScreen.tsx')))
      .StopFollowingScreen,
)
export const FrontPagesScreen = loadedScreen(
  async () =>
    (await fetchModule(() => import('./front-pages/FrontPagesScreen.tsx'))).FrontPagesScreen,
)
export const FaqsScreen = loadedScreen(
  async () => (await fetchModule(() => import('./info/FaqsScreen.tsx'))).FaqsScreen,
)
export const ContactScreen = loadedScreen(
  async () => (await fetchModule(() => import('./info/ContactScreen.tsx'))).ContactScreen,
)
export const StatusScreen = loadedScreen(
  async () => (await fetchModule(() => import('./status/StatusScreen.tsx'))).StatusScreen,
)
export const SubscribeScreen = loadedScreen(
  async () => (await fetchModule(() => import('./plans/SubscribeScreen.tsx'))).SubscribeScreen,
)
export const PaymentSuccessScreen = loadedScreen(
  async () =>
    (await fetchModule(() => import('./payments/PaymentSuccessScreen.tsx'))).PaymentSuccessScreen,
)
export const InvoiceScreen = loadedScreen(
  async () => (await fetchModule(() => import('./invoices/InvoiceScreen.tsx'))).InvoiceScreen,
)
export const DowngradeScreen = loadedScreen(
  async () => (await fetchModule(() => import('./payments/DowngradeScreen.tsx'))).DowngradeScreen,
)
// A screen that pays also loads the screens that follow a payment, because the network may fail in between.
export const PaymentFailureScreen = loadedScreen(async () => {
  const [{ PaymentFailureScreen }] = await Promise.all([
    fetchModule(() => import('./payments/PaymentFailureScreen.tsx')),
    PaymentSuccessScreen.fetchScreen(),
    DowngradeScreen.fetchScreen(),
  ])
  return PaymentFailureScreen
})
export const ReviewScreen = loadedScreen(async () => {
  const [{ ReviewScreen }] = await Promise.all([
    fetchModule(() => import('./payments/ReviewScreen.tsx')),
    PaymentFailureScreen.fetchScreen(),
  ])
  return ReviewScreen
})
export const LegalScreen = loadedScreen(
  async () => (await fetchModule(() => import('./info/LegalScreen.tsx'))).LegalScreen,
)
export const ArticleScreen = loadedScreen(async () => {
  const [{ ArticleScreen }, { BookmarkButton }] = await Promise.all([
    fetchModule(() => import('./articles/ArticleScreen.tsx')),
    fetchModule(() => import('./saved-articles/BookmarkButton.tsx')),
  ])
  return () => createElement(ArticleScreen, { BookmarkButton })
})
export const StoryListScreen = loadedScreen(async () => {
  const [{ StoryListScreen }, { useSavedArticles }] = await Promise.all([
    fetchModule(() => import('./story-list/StoryListScreen.tsx')),
    fetchModule(() => import('./saved-articles/use-saved-articles.ts')),
  ])
  const useSavedIds = () => (useSavedArticles().data ?? []).map(({ article_id }) => article_id)
  return () => createElement(StoryListScreen, { useSavedIds })
})
export const AdScreen = loadedScreen(
  async () => (await fetchModule(() => import('./articles/AdScreen.tsx'))).AdScreen,
)
export const ClipScreen = loadedScreen(
  async () => (await fetchModule(() => import('./clips/ClipScreen.tsx'))).ClipScreen,
)
export const TryItScreen = loadedScreen(
  async () => (await fetchModule(() => import('./dev/TryItScreen.tsx'))).TryItScreen,
)
export const UiScreen = loadedScreen(
  async () => (await fetchModule(() => import('./dev/UiScreen.tsx'))).UiScreen,
)
export const EventsScreen = loadedScreen(
  async () => (await fetchModule(() => import('./dev/EventsScreen.tsx'))).EventsScreen,
)
export const InboxScreen = loadedScreen(
  async () => (await fetchModule(() => import('./dev/InboxScreen.tsx'))).InboxScreen,
)
