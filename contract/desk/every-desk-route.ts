import {
  exportDeskArchive,
  listArchiveTokens,
  makeArchiveToken,
  revokeArchiveToken,
  searchDeskArchive,
} from './archive.ts'
import { changeRelease, chooseDutyEditor, followBoard, getBoard, listDutyEditors } from './board.ts'
import {
  discardCorrections,
  findInIssue,
  followCorrections,
  getCorrectionPage,
  listCorrections,
  publishCorrections,
  sendPicture,
  sendSteps,
} from './corrections.ts'
import type { DeskRoute } from './desk-route.ts'
import { listDeskEditions } from './editions.ts'
import { readLog } from './log.ts'
import {
  addPressJob,
  answerPressJob,
  cancelPressJob,
  listPressJobs,
  retryPressJob,
} from './press-jobs.ts'
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
import { listUploads } from './uploads.ts'
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
  listDeskEditions,
  listUploads,
  listPressJobs,
  addPressJob,
  answerPressJob,
  cancelPressJob,
  retryPressJob,
  getBoard,
  followBoard,
  changeRelease,
  listDutyEditors,
  chooseDutyEditor,
  listVersions,
  listVersionPages,
  listPreviewIssues,
  openPreview,
  listCorrections,
  getCorrectionPage,
  sendSteps,
  followCorrections,
  publishCorrections,
  discardCorrections,
  sendPicture,
  findInIssue,
  searchDeskArchive,
  exportDeskArchive,
  listArchiveTokens,
  makeArchiveToken,
  revokeArchiveToken,
]
