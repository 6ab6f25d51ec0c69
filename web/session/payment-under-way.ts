import { z } from 'zod'
import { storedValue } from './stored-value.ts'

/** The token of the attempt to pay that this tab began last. It may be paid although the tab never hears of it. */
export const paymentUnderWay = storedValue('sessionStorage', 'paymentUnderWay', z.string())
