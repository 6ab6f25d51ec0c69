import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense, startTransition, useEffect, useState } from 'react'
import { BrowserRouter, Navigate, Route, Routes } from 'react-router'
import { whenIdle } from '#ui/when-idle.ts'
import { createQueryClient } from './api/query-client.ts'
import { retryUntilFetched } from './api/retry-until-fetched.ts'
import { runtimeConfig } from './api/runtime-config.ts'
import { ErrorBoundary } from './brand/ErrorBoundary.tsx'
import { LoadingScreen } from './brand/LoadingScreen.tsx'
import { HomeScreen } from './issues/HomeScreen.tsx'
import { LoginRedirect, SubscriptionRedirect } from './redirects.tsx'
import {
  AdScreen,
  AfterFirstView,
  ArticleScreen,
  AuthScreen,
  CallbackScreen,
  ClipScreen,
  ContactScreen,
  DowngradeScreen,
  EventsScreen,
  FaqsScreen,
  FollowedSearches,
  FrontPagesScreen,
  InboxScreen,
  InvoiceScreen,
  LegalScreen,
  NewReaderScreen,
  OtpScreen,
  PaymentFailureScreen,
  PaymentSuccessScreen,
  ProfileScreen,
  ReviewScreen,
  SavedArticlesScreen,
  SearchScreen,
  StatusScreen,
  StopFollowingScreen,
  StoryListScreen,
  SubscribeScreen,
  SubscriptionsTab,
  TryItScreen,
  UiScreen,
  UndoChangeScreen,
} from './screens.ts'

export function App() {
  const [queryClient] = useState(createQueryClient)
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter basename={runtimeConfig().basename ?? '/'}>
          <Suspense fallback={<LoadingScreen />}>
            <Screens />
          </Suspense>
          <Suspense>
            <LazyAfterFirstView />
          </Suspense>
        </BrowserRouter>
      </QueryClientProvider>
    </ErrorBoundary>
  )
}

function Screens() {
  return (
    <Routes>
      <Route path="/" element={<HomeScreen />} />
      <Route path="/auth" element={<AuthScreen />} />
      <Route path="/auth/verify_otp" element={<OtpScreen />} />
      <Route path="/auth/authenticate" element={<NewReaderScreen />} />
      <Route path="/auth/callback/:provider" element={<CallbackScreen />} />
      <Route path="/auth/undo-change" element={<UndoChangeScreen />} />
      <Route
        path="/profile"
        element={
          <ProfileScreen subscriptions={<SubscriptionsTab />} followed={<FollowedSearches />} />
        }
      />
      <Route path="/followed-searches/stop" element={<StopFollowingScreen />} />
      <Route path="/saved-articles" element={<SavedArticlesScreen />} />
      <Route path="/search" element={<SearchScreen />} />
      <Route path="/archive" element={<FrontPagesScreen />} />
      <Route path="/stories" element={<StoryListScreen />} />
      <Route path="/faqs" element={<FaqsScreen />} />
      <Route path="/contact" element={<ContactScreen />} />
      <Route path="/status" element={<StatusScreen />} />
      <Route path="/subscribe" element={<SubscribeScreen />} />
      <Route path="/review" element={<ReviewScreen />} />
      <Route path="/payment-success" element={<PaymentSuccessScreen />} />
      <Route path="/payment-failure" element={<PaymentFailureScreen />} />
      <Route path="/downgrade-popup" element={<DowngradeScreen />} />
      <Route path="/legal-and-privacy-policy" element={<LegalScreen />} />
      <Route path="/article/:articleId?" element={<ArticleScreen />} />
      <Route path="/ad-viewer/:adId?" element={<AdScreen />} />
      <Route path="/clip/:token" element={<ClipScreen />} />
      <Route path="/login" element={<LoginRedirect />} />
      <Route path="/invoices/:number" element={<InvoiceScreen />} />
      <Route path="/subscription" element={<SubscriptionRedirect />} />
      {runtimeConfig().standIns && <Route path="/dev" element={<TryItScreen />} />}
      {runtimeConfig().standIns && <Route path="/dev/ui" element={<UiScreen />} />}
      {runtimeConfig().standIns && <Route path="/dev/inbox" element={<InboxScreen />} />}
      {runtimeConfig().standIns && <Route path="/dev/events" element={<EventsScreen />} />}
      <Route path="*" element={<Navigate to="/" replace />} />
    </Routes>
  )
}

function LazyAfterFirstView() {
  const [isHere, setHere] = useState(false)
  useEffect(
    () => whenIdle(() => void loadAfterFirstView(() => startTransition(() => setHere(true)))),
    [],
  )
  return isHere && <AfterFirstView fetchNext={ArticleScreen.fetchScreen} />
}

async function loadAfterFirstView(onHere: () => void): Promise<void> {
  await retryUntilFetched(AfterFirstView.fetchScreen)
  onHere()
}
