import type { IssueKey, Release } from '#domain/access.ts'
import { FRONT_PAGE_NAME, numberedPageName } from '#domain/page-names.ts'
import type { IncomingFiles } from '#store/incoming-files.ts'
import { shownVersionOf } from '#store/issues/versions.ts'
import { withDisplayNames } from '../display-names.ts'
import type { PageTask } from '../page-task.ts'
import { PressError } from '../press-error.ts'
import { type Press, publish } from '../publish.ts'
import { assignSections } from '../sections.ts'
import { originOf, versionOf } from '../version-of.ts'
import type { ArrivedPage } from './arrivals.ts'

export interface ArrivalToPublish {
  key: IssueKey
  release: Release
  sections: readonly string[]
  /** Every page that is in the folder now. */
  pages: readonly ArrivedPage[]
  /** The pages that readers do not have yet. */
  changed: readonly number[]
  /** The pages that the watch published before. */
  published: readonly number[]
}

/**
 * Publishes the pages of a folder and returns the version. A late page is published with all others, which must
 * still be in the folder: to publish `changed` alone, only this function has to change. If readers have exactly these pages already, nothing is done: the watch was killed after
 * publishing.
 */
export async function publishArrival(
  press: Press,
  incoming: IncomingFiles,
  { key, release, sections, pages, published }: ArrivalToPublish,
): Promise<string> {
  const present = new Set(pages.map(({ pageNo }) => pageNo))
  const gone = published.filter((pageNo) => !present.has(pageNo))
  if (gone.length > 0) {
    throw new PressError([
      `page ${gone.join(', ')} is published, but its file is no longer in the folder: put it back, so that the issue can be published with the new page.`,
    ])
  }
  const tasks = assignSections(await readTasks(incoming, pages), sections)
  const version = versionOf(tasks)
  if ((await shownVersionOf(press.db, key)) === version) return version
  const onStep = () => {}
  return (await publish(press, { key, release, pages: tasks, onStep })).version
}

async function readTasks(
  incoming: IncomingFiles,
  pages: readonly ArrivedPage[],
): Promise<PageTask[]> {
  const tasks: Omit<PageTask, 'displayName'>[] = []
  for (const [index, { pageNo, file, name }] of pages.entries()) {
    const bytes = await incoming.read(file.path)
    const origin = bytes && originOf(bytes)
    if (!bytes || !origin?.startsWith(file.sha256)) {
      throw new PressError([`${file.path} changed while it was read; it will be read again.`])
    }
    tasks.push({
      pageNo,
      name: index === 0 ? FRONT_PAGE_NAME : (name ?? numberedPageName(pageNo)),
      section: '',
      origin,
      source: { kind: 'pdf', bytes },
    })
  }
  return withDisplayNames(tasks, 0)
}
