import { exportArchive, searchArchive } from './archive.ts'
import { getAroundStory, getWordFrequency } from './around-story.ts'
import { getArticleHtml, getArticleInserts } from './articles.ts'
import {
  changeEmail,
  changePhoneNumber,
  createAccesstypeToken,
  getMe,
  updateMe,
  verifyCode,
} from './auth.ts'
import {
  consumeCode,
  createCode,
  emailExists,
  emailExistsForOldLibraries,
  phoneNumberExists,
  phoneNumberExistsForOldLibraries,
  resendCode,
} from './auth-codes.ts'
import {
  confirmReader,
  describeContactUndo,
  requestContactUndo,
  sendConfirmationCode,
} from './auth-contact.ts'
import { createOneTapNonce, getAuthorisationUrl, signInUp } from './auth-google.ts'
import {
  endOtherSessions,
  endSession,
  getJwks,
  getOpenIdConfiguration,
  listSessions,
  refreshSession,
  signOut,
  signOutEverywhere,
} from './auth-sessions.ts'
import { getClip, getClipPicture, makeClip } from './clips.ts'
import { getConfig } from './config.ts'
import { recordConsent } from './consents.ts'
import { sendContactMessage } from './contact.ts'
import { EVERY_DESK_ROUTE } from './desk/every-desk-route.ts'
import {
  getClock,
  listGoogleAccounts,
  moveClock,
  oneTapAs,
  readAttachment,
  readInbox,
  signInAsDemoReader,
  signInAsDemoStaff,
} from './dev.ts'
import { getEntitlement } from './entitlement.ts'
import {
  followSearch,
  listFollowedSearches,
  openOneClick,
  stopByOneClick,
  stopFollowing,
  unfollowSearch,
} from './followed-searches.ts'
import { listFrontPages, listThisDay } from './front-pages.ts'
import { getPageColumns } from './guided-reading.ts'
import { getHealth, getMetrics, getOpenApi, getReadiness } from './health.ts'
import { getIiifCollection, getIiifManifest } from './iiif.ts'
import {
  getContact,
  getDiscountBanner,
  getLegalText,
  getSubscriberCount,
  listFaqs,
  listTestimonials,
} from './info.ts'
import { getInvoicePdf, listInvoices } from './invoices.ts'
import { getCurrentIssue, getEpaperData, getIssueDates, listEditions } from './issues.ts'
import {
  createSubscription,
  previewSubscription,
  quoteSubscription,
  receiveGatewayEvent,
} from './payments.ts'
import { listSubscriptionGroups } from './plans.ts'
import { getPreferences, updatePreferences } from './profile.ts'
import {
  cancelErasure,
  downloadDataAsHtml,
  downloadDataAsJson,
  getErasure,
  requestErasure,
} from './reader-data.ts'
import { getArticleLengths, listReadingPlaces, saveReadingPlace } from './reading-places.ts'
import { listRefunds } from './refunds.ts'
import type { Route } from './route.ts'
import { payInSandbox } from './sandbox-gateway.ts'
import { listSavedArticles, removeSavedArticle, saveArticle } from './saved-articles.ts'
import { getWordBoxes, search } from './search.ts'
import { recordCancellation, recordPlanChanges } from './sheets.ts'
import { getSiteStatus } from './status.ts'
import { getOnlyHere } from './stories.ts'
import { getStoryList } from './story-list.ts'
import { cancelSubscription, keepSubscription, listSubscriptions } from './subscriptions.ts'

/** All calls of the API. */
export const EVERY_ROUTE: readonly Route[] = [
  getMe,
  updateMe,
  verifyCode,
  createAccesstypeToken,
  changePhoneNumber,
  changeEmail,
  sendConfirmationCode,
  confirmReader,
  describeContactUndo,
  requestContactUndo,
  recordConsent,
  createCode,
  resendCode,
  consumeCode,
  emailExists,
  emailExistsForOldLibraries,
  phoneNumberExists,
  phoneNumberExistsForOldLibraries,
  getAuthorisationUrl,
  signInUp,
  createOneTapNonce,
  refreshSession,
  signOut,
  signOutEverywhere,
  listSessions,
  endSession,
  endOtherSessions,
  getJwks,
  getOpenIdConfiguration,
  listEditions,
  getCurrentIssue,
  getEpaperData,
  getIssueDates,
  listFrontPages,
  listThisDay,
  getIiifManifest,
  getIiifCollection,
  getArticleHtml,
  getArticleInserts,
  getArticleLengths,
  getStoryList,
  getPageColumns,
  makeClip,
  getClip,
  getClipPicture,
  search,
  getWordBoxes,
  getOnlyHere,
  listReadingPlaces,
  saveReadingPlace,
  searchArchive,
  exportArchive,
  listFollowedSearches,
  followSearch,
  unfollowSearch,
  stopFollowing,
  stopByOneClick,
  openOneClick,
  getAroundStory,
  getWordFrequency,
  listSavedArticles,
  saveArticle,
  removeSavedArticle,
  getPreferences,
  updatePreferences,
  downloadDataAsJson,
  downloadDataAsHtml,
  getErasure,
  requestErasure,
  cancelErasure,
  getEntitlement,
  listSubscriptionGroups,
  listSubscriptions,
  cancelSubscription,
  keepSubscription,
  quoteSubscription,
  previewSubscription,
  createSubscription,
  receiveGatewayEvent,
  listInvoices,
  getInvoicePdf,
  listRefunds,
  recordCancellation,
  recordPlanChanges,
  getDiscountBanner,
  listTestimonials,
  listFaqs,
  getSubscriberCount,
  getContact,
  getLegalText,
  sendContactMessage,
  getConfig,
  getHealth,
  getReadiness,
  getSiteStatus,
  getMetrics,
  getOpenApi,
  readInbox,
  readAttachment,
  getClock,
  moveClock,
  signInAsDemoReader,
  signInAsDemoStaff,
  listGoogleAccounts,
  oneTapAs,
  payInSandbox,
  ...EVERY_DESK_ROUTE,
]
