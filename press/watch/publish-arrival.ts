import type { IssueKey } from '#domain/access.ts'
import type { IncomingFiles } from '#store/incoming-files.ts'
import { pageName, withDisplayNames } from '../display-names.ts'
import type { PageTask } from '../page-task.ts'
import { PressError } from '../press-error.ts'
import { type Press, publish } from '../publish.ts'
import type { ChosenRelease } from '../release-times.ts'
import { assignSections } from '../sections.ts'
import { publishPages } from '../single-pages.ts'
import { originOf } from '../version-of.ts'
import type { ArrivedPage } from './arrivals.ts'

export interface ArrivalToPublish {
  key: IssueKey
  release: ChosenRelease
  sections: readonly string[]
  /** Every page that is in the folder now. */
  pages: readonly ArrivedPage[]
  /** The pages that readers do not have yet. */
  changed: readonly number[]
  /** Whether readers have an issue that the watch published. */
  isPublished: boolean
}

/**
 * Publishes the pages of a folder and returns the version. Once the issue is published, only the changed pages are: the
 * others stay as readers have them, with corrections by hand.
 */
export async function publishArrival(
  press: Press,
  incoming: IncomingFiles,
  { key, release, sections, pages, changed, isPublished }: ArrivalToPublish,
): Promise<string> {
  const tasks = assignSections(await readTasks(incoming, pages), sections)
  const onStep = () => {}
  const sent = tasks.filter(({ pageNo }) => changed.includes(pageNo))
  const published = isPublished
    ? await publishPages(press, { key, sent, onStep })
    : await publish(press, { key, release, pages: tasks, onStep })
  return published.version
}

async function readTasks(
  incoming: IncomingFiles,
  pages: readonly ArrivedPage[],
): Promise<PageTask[]> {
  const tasks: Omit<PageTask, 'displayName'>[] = []
  for (const { pageNo, file, name, settled } of pages) {
    const bytes = await incoming.read(file)
    const origin = bytes && originOf(bytes)
    if (!bytes || !origin?.startsWith(settled.sha256)) {
      throw new PressError([`${file} changed while it was read; it will be read again.`])
    }
    tasks.push({
      pageNo,
      name: pageName(pageNo - 1, 0, name.name),
      section: '',
      origin,
      source: { kind: 'pdf', bytes },
    })
  }
  return withDisplayNames(tasks, 0)
}
