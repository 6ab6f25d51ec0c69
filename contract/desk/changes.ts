import { z } from 'zod'
import { IssueDate } from '../issue-date.ts'
import { Currency } from '../plans.ts'
import { PublisherCode } from '../publisher.ts'
import { CorrectionAct } from './correction-steps.ts'
import { StaffRole, StaffScope } from './permissions.ts'

const IssueObject = z.object({
  publisher: PublisherCode,
  edition: z.number().int(),
  date: IssueDate,
})
const PageObject = IssueObject.extend({ page: z.number().int() })
const ReaderObject = z.object({ reader_id: z.string() })
const TitleObject = z.object({ publisher: PublisherCode })
const RefundObject = ReaderObject.extend({ refund_id: z.string() })
const StaffObject = z.object({ staff_id: z.string() })

const ShownVersion = z.object({ version: z.string().nullable() })
const ReleaseTimes = z.object({
  early_release_at: z.number().int(),
  general_release_at: z.number().int(),
})
const GrantedAccess = z.object({
  archival_access: z.number().int(),
  early_access: z.boolean(),
  ends_at: z.number().int().nullable(),
})
const Post = z.object({ role: StaffRole, scope: StaffScope })
const ContactKind = z.object({ kind: z.enum(['email', 'phone']) })
const EditionNumbers = z.object({ editions: z.array(z.number().int()) })
const PlansForSale = z.object({
  plans: z.array(z.object({ plan_id: z.string(), price_cents: z.number().int() })),
})
const Articles = z.object({ articles: z.array(z.string()) })
const OnDuty = z.object({ staff_id: z.string().nullable() })
const TokenId = z.object({ token_id: z.string() })
const Nothing = z.null()

/** How often each act was done. */
const CorrectedPages = z.object({
  version: z.string(),
  pages: z.array(z.number().int()),
  acts: z.partialRecord(CorrectionAct, z.number().int()),
})

/** Numbers of the pages that differ from the version before. */
const PublishedPages = z.object({
  version: z.string(),
  pages: z.number().int(),
  replaced: z.array(z.number().int()),
  added: z.array(z.number().int()),
  removed: z.array(z.number().int()),
})

/**
 * A change by staff or by a command, as the audit log stores it: ids and codes only, nothing that names a person.
 * domain/audit/sentence.ts has the words of every action.
 */
export const Change = z.discriminatedUnion('action', [
  change('issue.published', IssueObject, ShownVersion, PublishedPages),
  change('issue.corrected', IssueObject, ShownVersion, CorrectedPages),
  change('issue.release-changed', IssueObject, ReleaseTimes, ReleaseTimes),
  change('issue.released', IssueObject, ReleaseTimes, ReleaseTimes),
  change('issue.held', IssueObject, Nothing, Nothing),
  change('issue.hold-ended', IssueObject, Nothing, Nothing),
  change('issue.unpublished', IssueObject, ShownVersion, Nothing),
  change('issue.restored', IssueObject, ShownVersion, ShownVersion),
  change('issue.version-deleted', IssueObject, ShownVersion, Nothing),
  change('page.held', PageObject, ShownVersion, ShownVersion),
  change('page.shown', PageObject, ShownVersion, ShownVersion),
  change('article.withdrawn', IssueObject, Nothing, Articles),
  change('article.reinstated', IssueObject, Articles, Nothing),
  change('board.duty-changed', TitleObject, OnDuty, OnDuty),
  change('reader.access-granted', ReaderObject, z.array(GrantedAccess), GrantedAccess),
  change('reader.access-revoked', ReaderObject, z.array(GrantedAccess), Nothing),
  change('reader.contact-change-requested', ReaderObject, Nothing, ContactKind),
  change('reader.contact-change-stopped', ReaderObject, ContactKind, Nothing),
  change('reader.contact-changed', ReaderObject, Nothing, ContactKind),
  change('reader.data-exported', ReaderObject, Nothing, Nothing),
  change('reader.erased', ReaderObject, Nothing, Nothing),
  change(
    'reader.renewal-stopped',
    ReaderObject.extend({ subscription_id: z.string() }),
    Nothing,
    Nothing,
  ),
  change(
    'payment.refunded',
    RefundObject.extend({ payment_id: z.string() }),
    Nothing,
    z.object({ amount_cents: z.number().int(), currency: Currency }),
  ),
  change('payment.refund-retried', RefundObject, Nothing, Nothing),
  change('payment.refund-transferred', RefundObject, Nothing, z.object({ reference: z.string() })),
  change(
    'payment.table-exported',
    z.object({ table: z.string() }),
    Nothing,
    z.object({ rows: z.number().int() }),
  ),
  change('plan.loaded', TitleObject, PlansForSale, PlansForSale),
  change('edition.loaded', TitleObject, EditionNumbers, EditionNumbers),
  change('content.loaded', TitleObject, Nothing, z.object({ parts: z.array(z.string()) })),
  change('contact-message.erased', z.object({ reference: z.string() }), Nothing, Nothing),
  change('staff.invited', StaffObject, Nothing, Post),
  change('staff.joined', StaffObject, Nothing, z.object({ by: z.enum(['passkey', 'app']) })),
  change('staff.post-changed', StaffObject, Post, Post),
  change('staff.closed', StaffObject, Nothing, Nothing),
  change('staff.reopened', StaffObject, Nothing, Nothing),
  change('staff.reset', StaffObject, Nothing, Nothing),
  change('staff.token-made', StaffObject, Nothing, TokenId),
  change('staff.token-revoked', StaffObject, TokenId, Nothing),
])
export type Change = z.infer<typeof Change>
export type ChangeAction = Change['action']

export const CHANGE_ACTIONS: readonly ChangeAction[] = Change.options.map(
  ({ shape }) => shape.action.value,
)

function change<
  const A extends string,
  O extends z.ZodType,
  B extends z.ZodType,
  C extends z.ZodType,
>(action: A, object: O, before: B, after: C) {
  return z.object({ action: z.literal(action), object, before, after })
}
