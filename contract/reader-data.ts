import { z } from 'zod'
import { InvoiceLanguage } from './invoices.ts'
import { IssueDate } from './issue-date.ts'
import { Names } from './names.ts'
import { defineRoute } from './route.ts'

/** Days between the request to delete an account and its deletion. */
export const ERASURE_DAYS = 7

export const downloadDataAsJson = defineRoute({
  method: 'POST',
  path: '/users/data/export.json',
  summary: 'Everything that is stored about the reader, as JSON; needs a recent sign-in.',
  caller: 'signed-in',
  reply: z.instanceof(Uint8Array),
  media: 'application/json',
})

export const downloadDataAsHtml = defineRoute({
  method: 'POST',
  path: '/users/data/export.html',
  summary: 'The same as a page to read, in Kannada or in English; needs a recent sign-in.',
  caller: 'signed-in',
  body: z.object({ language: InvoiceLanguage }),
  reply: z.instanceof(Uint8Array),
  media: 'text/html',
})

export const Erasure = z.object({
  /** The pending deletion, if any. */
  pending: z
    .object({
      reason: z.enum(['reader', 'inactive']),
      timeRequested: z.number().int(),
      timeDue: z.number().int(),
    })
    .nullable(),
  /** Active and scheduled plans, which are lost with the account. */
  plans: z.array(
    z.object({ plan_name: z.string(), plan_names: Names.exactOptional(), end_date: IssueDate }),
  ),
})
export type Erasure = z.infer<typeof Erasure>

export const getErasure = defineRoute({
  method: 'GET',
  path: '/users/erasure',
  summary: 'Whether the account is about to be deleted, and what would be lost with it.',
  caller: 'signed-in',
  reply: Erasure,
})

export const requestErasure = defineRoute({
  method: 'POST',
  path: '/users/erasure',
  summary: `Delete the account in ${ERASURE_DAYS} days; needs a recent sign-in. Refused while a plan runs that is not given up.`,
  caller: 'signed-in',
  body: z.strictObject({ giveUpPlans: z.boolean() }),
  reply: Erasure,
})

export const cancelErasure = defineRoute({
  method: 'DELETE',
  path: '/users/erasure',
  summary: 'Keep the account after all. Plans that were given up do not renew.',
  caller: 'signed-in',
  reply: Erasure,
})
