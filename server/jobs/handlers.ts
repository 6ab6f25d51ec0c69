import { contactNoticeJobs } from '../auth/contact-notice-jobs.ts'
import { newDeviceNoticeJobs } from '../auth/new-device-notice.ts'
import { recoveryJobs } from '../auth/recovery-jobs.ts'
import { contactMailJobs } from '../contact-messages/mail-jobs.ts'
import { messageJobs } from '../notifications/message-jobs.ts'
import { abandonJobs } from '../payments/checkout/abandon.ts'
import { reconcileJobs } from '../payments/reconciliation/reconcile.ts'
import { refundJobs } from '../payments/refunds/refund-jobs.ts'
import { debitJobs } from '../payments/renewals/debit.ts'
import { captureJobs } from '../payments/settlement/capture.ts'
import { gatewayEventJobs } from '../payments/webhooks/gateway-events.ts'
import { erasureJobs } from '../reader-data/erasure-jobs.ts'
import { sheetJobs } from '../sheets/delivery.ts'
import { mandateJobs } from '../subscriptions/mandates.ts'
import { noticeJobs } from '../subscriptions/notice.ts'
import { periodEndJobs } from '../subscriptions/period-end.ts'
import { reminderJobs } from '../subscriptions/plan-reminders.ts'
import type { JobHandlers } from './job-handler.ts'

/** Every kind of job there is. */
export const JOB_HANDLERS: JobHandlers = {
  ...abandonJobs,
  ...captureJobs,
  ...gatewayEventJobs,
  ...reconcileJobs,
  ...refundJobs,
  ...noticeJobs,
  ...debitJobs,
  ...periodEndJobs,
  ...reminderJobs,
  ...mandateJobs,
  ...messageJobs,
  ...sheetJobs,
  ...contactMailJobs,
  ...newDeviceNoticeJobs,
  ...contactNoticeJobs,
  ...recoveryJobs,
  ...erasureJobs,
}
