import { EpaperData, getEpaperData, listEditions } from '#contract/issues.ts'
import { issueAccess } from '#domain/access.ts'
import { editionGroupsOf } from '#store/issues/editions.ts'
import { sharedSecret } from '#store/secrets.ts'
import type { App } from '../http/app.ts'
import { ProblemError } from '../http/problem-error.ts'
import { type Ready, readyJson } from '../http/ready.ts'
import { serve, serveReady } from '../http/serve.ts'
import type { Services } from '../services.ts'
import { epaperData } from './epaper-data.ts'
import { FILES_PATH, fileRoutes, SIGNED_PATH } from './files.ts'
import { createReadyCache } from './ready-cache.ts'
import { createShelf, type ShelvedIssue } from './shelf.ts'
import { createSigner } from './signing.ts'

export async function issueRoutes(app: App, services: Services, headFreshMs?: number) {
  const { config, db, clock } = services
  const shelf = createShelf(db, headFreshMs)
  const signer = createSigner(config.fileSigningKeys ?? [await sharedSecret(db, 'file-signing')])
  const cache = createReadyCache()

  serve(app, listEditions, ({ query }) => editionGroupsOf(db, query.publisher))

  serveReady(app, getEpaperData, async ({ query, caller }) => {
    const now = clock.now()
    const issue = await shelf.find(query)
    if (!issue) throw new ProblemError('edition-not-found')
    const access = issueAccess(caller.reader, { ...query, ...issue.head }, now)
    switch (access.kind) {
      case 'not-out-yet':
        throw new ProblemError('edition-not-found')
      case 'closed':
        throw new ProblemError(
          access.unlockBy === 'upgrading' ? 'upgrade-required' : 'subscription-required',
        )
      case 'front-page':
        return shared(issue, access, `${FILES_PATH}/${issue.folder}/`)
      case 'every-page': {
        const { token } = signer.sign(issue.folder, now)
        return shared(issue, access, `${SIGNED_PATH}/${token}/${issue.folder}/`)
      }
    }
  })

  /** The same bytes for everyone who has the same access. */
  function shared(
    issue: ShelvedIssue,
    access: Parameters<typeof epaperData>[1],
    filesPath: string,
  ): Promise<Ready> {
    return cache.get(`${filesPath} ${issue.head.revision}`, () =>
      readyJson(EpaperData.parse(epaperData(issue, access, filesPath))),
    )
  }

  fileRoutes(app, services, { shelf, signer })
}
