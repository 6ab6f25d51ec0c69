import type { DeskRoute } from './desk-route.ts'
import { readLog } from './log.ts'
import { listPreviewIssues, openPreview } from './previews.ts'
import {
  acceptWithApp,
  acceptWithPasskey,
  createAppSecret,
  createPasskeyOptions,
  describeInvitation,
  getDeskMe,
  leaveDesk,
  requestPasskeyOptions,
  signInWithApp,
  signInWithPasskey,
  signInWithRecoveryCode,
} from './sessions.ts'
import {
  changeStaffPost,
  closeStaff,
  inviteStaff,
  listStaff,
  reopenStaff,
  resetStaff,
} from './staff.ts'
import { listVersionPages, listVersions } from './versions.ts'

/** All calls of the desk. */
export const EVERY_DESK_ROUTE: readonly DeskRoute[] = [
  describeInvitation,
  createPasskeyOptions,
  acceptWithPasskey,
  createAppSecret,
  acceptWithApp,
  requestPasskeyOptions,
  signInWithPasskey,
  signInWithApp,
  signInWithRecoveryCode,
  leaveDesk,
  getDeskMe,
  listStaff,
  inviteStaff,
  changeStaffPost,
  closeStaff,
  reopenStaff,
  resetStaff,
  readLog,
  listVersions,
  listVersionPages,
  listPreviewIssues,
  openPreview,
]
