import { getWordBoxes } from '#contract/search.ts'
import { pageAccess } from '#domain/access.ts'
import { frontPageIndex } from '#domain/front-page.ts'
import { boxesOfWords } from '#domain/search/boxes-of-words.ts'
import { parseQuery } from '#domain/search/query.ts'
import { issueFolder, pageFiles } from '#store/issue-files.ts'
import { readPageWords } from '#store/page-words.ts'
import type { App } from '../http/app.ts'
import { ProblemError } from '../http/problem-error.ts'
import { serve } from '../http/serve.ts'
import { openIssue } from '../issues/open-issue.ts'
import type { Services } from '../services.ts'

/** Pages of earlier releases have no words, and no boxes. */
export function wordBoxRoutes(app: App, services: Services): void {
  const { assets, clock, withdrawals } = services

  serve(app, getWordBoxes, async ({ query: request, caller }) => {
    const { query, pageNo, ...key } = request
    const { issue, access } = await openIssue(services, key, caller.reader, clock.now())
    const { pages, version } = issue.version
    const index = pages.findIndex((page) => page.pageNo === pageNo)
    if (index < 0) throw new ProblemError('not-found')
    const front = frontPageIndex(pages)
    if (pageAccess(caller.reader, access, { index, front }).kind !== 'open') {
      throw new ProblemError('subscription-required')
    }
    const folder = issueFolder(key, version)
    const current = await withdrawals.current()
    current.requireOpen(folder, pageFiles(pageNo).words)
    const words = await readPageWords(assets, folder, pageNo)
    return { boxes: words ? boxesOfWords(words, parseQuery(query)) : [] }
  })
}
