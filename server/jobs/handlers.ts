import { contactNoticeJobs } from '../auth/contact-changed-notice.ts'
import { recoveryJobs } from '../auth/contact-recovery.ts'
import { newDeviceNoticeJobs } from '../auth/new-device-notice.ts'
import { contactMailJobs } from '../contact-messages/contact-mail.ts'
import { lateAlertJobs } from '../desk/board/late-alerts.ts'
import { followedSearchJobs } from '../followed-searches/followed-mail-jobs.ts'
import { notificationJobs } from '../notifications/notification-jobs.ts'
import { abandonJobs } from '../payments/checkout/finish.ts'
import { debitJobs } from '../payments/debit.ts'
import { reconcileJobs } from '../payments/orders.ts'
import { refundJobs } from '../payments/refunds/refund-jobs.ts'
import { captureJobs } from '../payments/settle.ts'
import { gatewayEventJobs } from '../payments/webhooks/webhook.ts'
import { erasureJobs } from '../reader-data/erasure-jobs.ts'
import { sheetJobs } from '../sheets/routes.ts'
import { periodEndJobs } from '../subscriptions/end.ts'
import { mandateJobs } from '../subscriptions/mandates.ts'
import { reminderJobs } from '../subscriptions/plan-reminders.ts'
import { noticeJobs } from '../subscriptions/schedule-period.ts'
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
  ...notificationJobs,
  ...sheetJobs,
  ...contactMailJobs,
  ...newDeviceNoticeJobs,
  ...contactNoticeJobs,
  ...recoveryJobs,
  ...erasureJobs,
  ...lateAlertJobs,
  ...followedSearchJobs,
}
