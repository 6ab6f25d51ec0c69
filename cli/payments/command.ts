import { StartError } from '#store/store-config.ts'
import { list } from './list.ts'
import { recordPaid } from './record-paid.ts'
import type { PaymentsOperator } from './refund-named.ts'
import { retry } from './retry.ts'

export const PAYMENTS_USAGE = `Refunds that the gateway did not carry out. Who acts is the user of this machine, or --by.
  npm run payments -- refunds [--json]           those that need an operator, the longest waiting first
  npm run payments -- refund-retry <refund> [--by <operator>] [--why "…"]
  npm run payments -- refund-paid <refund> --reference <bank reference> --on 2026-12-08 --by <operator> [--why "…"]
refund-retry sends a refund again, after the server has asked the gateway what became of it.
refund-paid records a bank transfer that you have made. It refuses while the gateway still has the refund as pending: have the
gateway cancel it first, or add --although-pending if the gateway has confirmed in writing that it will not pay it.`

/** Does what an operator typed, and answers what to print. */
export async function paymentsCommand(
  [name = '', ...args]: string[],
  operator: PaymentsOperator,
): Promise<string> {
  switch (name) {
    case 'refunds':
      return list(operator, args)
    case 'refund-retry':
      return retry(operator, args)
    case 'refund-paid':
      return recordPaid(operator, args)
    default:
      throw new StartError(PAYMENTS_USAGE)
  }
}
