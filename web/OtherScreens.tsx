import { Navigate, Route, Routes } from 'react-router'
import { runtimeConfig } from './api/runtime-config.ts'
import { LoginRedirect, SubscriptionRedirect } from './redirects.tsx'
import {
  AdScreen,
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

/** Every screen but the newspaper page. */
export function OtherScreens() {
  return (
    <Routes>
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
