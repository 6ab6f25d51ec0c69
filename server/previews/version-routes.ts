import { listVersionPages, listVersions, type VersionPage } from '#contract/desk/versions.ts'
import type { Page } from '#contract/issues.ts'
import { storedVersionsOf } from '#store/issues/stored-versions.ts'
import { serveStaff } from '../desk/serve-desk.ts'
import type { App } from '../http/app.ts'
import { epaperData } from '../issues/epaper-data.ts'
import { openIssue } from '../issues/open-issue.ts'
import type { Services } from '../services.ts'
import { previewServices } from './preview-services.ts'
import { issuePreview, type PreviewSubject } from './preview-token.ts'

/** Versions of an issue. Their images are those of a preview for a subscriber, who may open every page. */
export function versionRoutes(app: App, services: Services): void {
  serveStaff(app, services, listVersions, async ({ query }) => ({
    versions: await storedVersionsOf(services.db, query),
  }))

  serveStaff(app, services, listVersionPages, async ({ query, staff }) => ({
    pages: await pagesOf(services, { ...query, reader: 'subscriber' }, staff.id),
  }))
}

async function pagesOf(
  services: Services,
  subject: PreviewSubject,
  staff: string,
): Promise<VersionPage[]> {
  const previewed = previewServices(services, issuePreview(services, subject, staff))
  const { reader } = await previewed.recognise(new Request(services.config.publicUrl))
  if (!(await previewed.shelf.head(subject))) return []
  const opened = await openIssue(previewed, subject, reader, previewed.clock.now())
  const drawings = new Map(
    opened.issue.version.pages.map(({ pageNo, drawing }) => [pageNo, drawing]),
  )
  const { sections } = epaperData(opened.issue, opened.access, opened.filesPath)
  return sections.flatMap(({ pages }) =>
    pages.map((page) => versionPage(page, opened.filesPath, drawings.get(page.pageNo))),
  )
}

/** Two pages are side by side, so that more pixels would not be seen. */
const COMPARED_WIDTH = 1600

function versionPage(page: Page, folder: string, drawing: string | null | undefined): VersionPage {
  const { pageNo, name, names, imageTag, width, height, imgThumbFile, articles } = page
  return {
    pageNo,
    name,
    ...(names && { names }),
    ...(drawing && { drawing }),
    ...(imageTag && { imageTag }),
    width,
    height,
    image: folder + (page.images.find((one) => one.width === COMPARED_WIDTH)?.file ?? page.image),
    thumbnail: folder + imgThumbFile,
    stories: articles.map(({ id, title }) => ({ id, title })),
  }
}
