import { useQuery } from '@tanstack/react-query'
import {
  getDiscountBanner,
  getSubscriberCount,
  listFaqs,
  listTestimonials,
  MAXIMUM_TESTIMONIALS,
} from '#contract/info.ts'
import { useCountdown } from '#ui/use-countdown.ts'
import { call } from '../api/call.ts'
import { DISCOUNT_BANNER_CACHE, PLANS_CACHE } from '../api/query-client.ts'
import { useLanguage } from '../i18n/language.ts'

export function useTestimonials() {
  const { language } = useLanguage()
  return useQuery({
    queryKey: ['testimonials', language],
    queryFn: () => call(listTestimonials, { query: { language } }),
    select: (testimonials) => testimonials.slice(0, MAXIMUM_TESTIMONIALS),
    ...PLANS_CACHE,
  })
}

export function useFaqs() {
  const { language } = useLanguage()
  return useQuery({
    queryKey: ['faqs', language],
    queryFn: () => call(listFaqs, { query: { language } }),
    ...PLANS_CACHE,
  })
}

export function useSubscriberCount(): number {
  const { data } = useQuery({
    queryKey: ['subscriber-count'],
    queryFn: () => call(getSubscriberCount, {}),
    ...PLANS_CACHE,
  })
  return data?.[0]?.count ?? 0
}

/** The current discount, if any; undefined from the second that it ends. */
export function useDiscount() {
  const { language } = useLanguage()
  const { data } = useQuery({
    queryKey: ['discount-banner', language],
    queryFn: () => call(getDiscountBanner, { query: { language } }),
    ...DISCOUNT_BANNER_CACHE,
  })
  const left = useCountdown(data?.is_active ? Date.parse(data.expiry_date) : 0)
  return data?.is_active && left > 0 ? data : undefined
}
