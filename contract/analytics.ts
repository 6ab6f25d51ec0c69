import { z } from 'zod'

export const ANALYTICS_CURRENCY = 'INR'

export const AnalyticsEvent = z.enum([
  'login',
  'view_item_list',
  'select_item',
  'begin_checkout',
  'purchase',
  'payment_failed',
  'retry_payment',
  'read_article',
  'article_open',
  'listen_to_article',
  'save_article',
  'share',
  'search',
  'read_page',
  'navigate_page',
  'change_edition',
  'change_date',
  'download_article',
  'toggle_reader_view',
  'view_prompt',
  'accept_prompt',
  'dismiss_prompt',
  'initiate_cancellation',
  'click_menu_item',
  'page_view',
])
export type AnalyticsEvent = z.infer<typeof AnalyticsEvent>

/** The plan tier of a reader without a plan. */
export const FREE_TIER = 'free'

export const AnalyticsUserProperties = z.object({
  logged_in_status: z.boolean(),
  subscription_status: z.enum(['subscribed', 'not_subscribed']),
  current_plan_tier: z.string(),
})
export type AnalyticsUserProperties = z.infer<typeof AnalyticsUserProperties>
