import { z } from 'zod'
import { PreAuthData } from './auth-codes.ts'
import { EditionId } from './issues.ts'
import { PaidStatus } from './paid-status.ts'
import { ArchivalAccess, SelectedPlan } from './plans.ts'
import { FONT_SIZE } from './reading.ts'
import { Subscription } from './subscriptions.ts'

const FontSize = z.number().min(FONT_SIZE.min).max(FONT_SIZE.max).multipleOf(FONT_SIZE.step)

/** Keys and values in `localStorage`. */
export const LocalStorage = z.object({
  jwt_token: z.string(),
  preferredEditionId: EditionId,
  fontSize: FontSize,
})
export type LocalStorage = z.infer<typeof LocalStorage>

/** Keys and values in `sessionStorage`. */
export const SessionStorage = z.object({
  user_paid_status: PaidStatus,
  subscriptionData: Subscription,
  isSubscribed: z.boolean(),
  ArchivalAccess,
  selectedPlan: SelectedPlan,
  UserPreAuthData: PreAuthData,
})
export type SessionStorage = z.infer<typeof SessionStorage>
