export const ANALYTICS_CURRENCY = 'INR'

/** No schema: these are never sent to our server, and the first view must not load zod. */
export const ANALYTICS_EVENTS = [
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
] as const
export type AnalyticsEvent = (typeof ANALYTICS_EVENTS)[number]

/** The plan tier of a reader without a plan. */
export const FREE_TIER = 'free'

export interface AnalyticsUserProperties {
  logged_in_status: boolean
  subscription_status: 'subscribed' | 'not_subscribed'
  current_plan_tier: string
}
