import { z } from 'zod'
import { CONTACT_NOTICE_JOB, ContactNotice } from '#store/auth/contact-notices.ts'
import {
  contactUndoWith,
  FORGET_UNDO_JOB,
  forgetExpiredUndo,
} from '#store/auth/contact-undo-rows.ts'
import type { JobHandlers } from '../jobs/job-handler.ts'
import { DropJob } from '../jobs/job-handler.ts'
import { deliverContactChange } from './deliver.ts'
import { undoToken } from './undo-token.ts'

const UndoToForget = z.object({ undoId: z.string() })

export const contactNoticeJobs: JobHandlers = {
  [CONTACT_NOTICE_JOB]: async (services, payload) => {
    const { undoId, to } = ContactNotice.parse(payload)
    const undo = await contactUndoWith(services.db, undoId)
    if (!undo || undo.used_at !== null) throw new DropJob('the change was undone or is too old')
    await deliverContactChange(services, to, {
      contact: undo.kind,
      at: new Date(undo.at),
      undoToken: undoToken(services.secrets, undoId),
    })
  },

  [FORGET_UNDO_JOB]: async ({ db, clock }, payload) => {
    const { undoId } = UndoToForget.parse(payload)
    await forgetExpiredUndo(db, undoId, clock.now().getTime())
  },
}
