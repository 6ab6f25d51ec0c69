import type { IssueDate } from '#contract/issue-date.ts'
import type { PublisherCode } from '#contract/publisher.ts'
import { type InvoiceKind, invoiceNumber, invoiceSeries } from '#domain/invoice-number.ts'
import type { Database } from '../database.ts'

/** Locks the counter until the transaction ends. A rollback also rolls back the number, so there are no gaps. */
export async function nextNumber(
  tx: Database,
  publisher: PublisherCode,
  kind: InvoiceKind,
  day: IssueDate,
): Promise<string> {
  const series = invoiceSeries(publisher, kind, day)
  const { last } = await tx
    .insertInto('invoice_counter')
    .values({ series, last: 1 })
    .onConflict((conflict) =>
      conflict
        .column('series')
        .doUpdateSet(({ eb, ref }) => ({ last: eb(ref('invoice_counter.last'), '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return invoiceNumber(series, last)
}
