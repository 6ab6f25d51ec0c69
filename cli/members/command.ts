import type { PublisherCode } from '#contract/publisher.ts'
import { StartError } from '#store/store-config.ts'
import type { Operator } from './act.ts'
import { cancel } from './cancel.ts'
import { data } from './data.ts'
import { erase } from './erase.ts'
import { exportRows } from './export.ts'
import { grant } from './grant.ts'
import { refund } from './refund.ts'
import { show } from './show.ts'

export const MEMBERS_USAGE = `Readers' plans and money. Every act needs --why "…"; who acts is the user of this machine, or --who.
A reader is named by e-mail address, by mobile number as +91… or by id.
  npm run members -- show <reader>
  npm run members -- grant <reader> --archive -1 [--early] [--days 30] --why "…"
  npm run members -- refund <payment or invoice> [--amount 149.50] --why "…"
  npm run members -- cancel <reader> --why "…"
  npm run members -- export subscriptions|payments|refunds|invoices|cancellations|plan-changes|audit --why "…"
  npm run members -- data <reader> --why "…"
  npm run members -- erase <reader> --why "…"
A refund of all that was paid ends the plan; one of a part leaves it. cancel ends the renewal only, of the title in use (BRAND).
data prints all that is kept of a reader, as JSON. erase is for good: what the law makes you keep stays, without a name where it can.`

/** Does what an operator typed, and answers what to print. */
export async function membersCommand(
  [name = '', ...args]: string[],
  { publisher, ...operator }: Operator & { publisher: PublisherCode },
): Promise<string> {
  switch (name) {
    case 'show':
      return show(operator, args)
    case 'grant':
      return grant(operator, args)
    case 'refund':
      return refund(operator, args)
    case 'cancel':
      return cancel(operator, publisher, args)
    case 'export':
      return exportRows(operator, args)
    case 'data':
      return data(operator, args)
    case 'erase':
      return erase(operator, args)
    default:
      throw new StartError(MEMBERS_USAGE)
  }
}
