import { EpaperData, getEpaperData, listEditions } from '#contract/issues.ts'
import { editionGroupsOf } from '#store/issues/editions.ts'
import { sharedSecret } from '#store/secrets.ts'
import type { App } from '../http/app.ts'
import { readyJson } from '../http/ready.ts'
import { serve, serveReady } from '../http/serve.ts'
import type { Services } from '../services.ts'
import { epaperData } from './epaper-data.ts'
import { fileRoutes } from './files.ts'
import { iiifRoutes } from './iiif/routes.ts'
import { openIssue } from './open-issue.ts'
import { createReadyCache } from './ready-cache.ts'
import { createShelf } from './shelf.ts'
import { createSigner } from './signing.ts'

export async function issueRoutes(app: App, services: Services, headFreshMs?: number) {
  const { config, db, clock } = services
  const shelf = createShelf(db, headFreshMs)
  const signer = createSigner(config.fileSigningKeys ?? [await sharedSecret(db, 'file-signing')])
  const cache = createReadyCache()

  serve(app, listEditions, ({ query }) => editionGroupsOf(db, query.publisher))

  serveReady(app, getEpaperData, async ({ query, caller }) => {
    const opened = await openIssue({ shelf, signer }, query, caller.reader, clock.now())
    const { issue, access, filesPath } = opened
    return cache.get(`${filesPath} ${issue.head.revision}`, () =>
      readyJson(EpaperData.parse(epaperData(issue, access, filesPath))),
    )
  })

  iiifRoutes(app, services, { shelf, signer })
  fileRoutes(app, services, { shelf, signer })
}
