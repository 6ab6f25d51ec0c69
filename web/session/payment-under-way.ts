import { ProviderId } from '#contract/plans.ts'
import { storedValue } from './stored-value.ts'

/** The plan that this tab began to pay for. It may go through although the tab never hears of it. */
export const paymentUnderWay = storedValue('sessionStorage', 'paymentUnderWay', ProviderId)
