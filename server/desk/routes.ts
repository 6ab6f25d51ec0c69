import type { App } from '../http/app.ts'
import { previewRoutes } from '../previews/routes.ts'
import { versionRoutes } from '../previews/version-routes.ts'
import type { Services } from '../services.ts'
import { deskArchiveRoutes } from './archive-routes.ts'
import { boardRoutes } from './board/routes.ts'
import { correctionRoutes } from './corrections/routes.ts'
import { invitationRoutes } from './invitation-routes.ts'
import { logRoutes } from './log-routes.ts'
import { pressJobRoutes } from './press-job-routes.ts'
import { deskSessionRoutes } from './session-routes.ts'
import { staffRoutes } from './staff-routes.ts'
import { uploadRoutes } from './upload-routes.ts'

/** The calls of the desk. */
export function deskRoutes(app: App, services: Services): void {
  invitationRoutes(app, services)
  deskSessionRoutes(app, services)
  staffRoutes(app, services)
  logRoutes(app, services)
  uploadRoutes(app, services)
  pressJobRoutes(app, services)
  boardRoutes(app, services)
  versionRoutes(app, services)
  previewRoutes(app, services)
  correctionRoutes(app, services)
  deskArchiveRoutes(app, services)
}
