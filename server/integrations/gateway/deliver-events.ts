import type { Services } from '../../services.ts'
import { isSandbox } from './sandbox/sandbox-gateway.ts'

/** What the sandbox has to tell by now; how many times it told. Razorpay calls by itself. */
export async function deliverDueEvents({ gateway }: Pick<Services, 'gateway'>): Promise<number> {
  return isSandbox(gateway) ? gateway.deliverDue() : 0
}

/** When the sandbox tells something next. */
export async function nextEventDue({
  gateway,
}: Pick<Services, 'gateway'>): Promise<Date | undefined> {
  return isSandbox(gateway) ? gateway.nextDue() : undefined
}
