import { EditionGroup, EpaperData } from '#contract/issues.ts'
import type { PublisherCode } from '#contract/publisher.ts'
import type { IssueKey, Reader } from '#domain/access.ts'
import { type Ready, readyJson } from '../http/ready.ts'
import type { Services } from '../services.ts'
import { epaperData } from './epaper-data.ts'
import { openIssue } from './open-issue.ts'

/** An issue as far as the reader may open it: one answer for all with the same access. */
export async function readyIssue(
  services: Services,
  key: IssueKey,
  reader: Reader,
): Promise<Ready> {
  const opened = await openIssue(services, key, reader, services.clock.now())
  const { issue, access, filesPath } = opened
  const { revision, edition_name, edition_name_kn } = issue.head
  const name = `issue ${filesPath} ${revision} ${edition_name} ${edition_name_kn}`
  return services.ready.get(name, () =>
    readyJson(EpaperData.parse(epaperData(issue, access, filesPath))),
  )
}

export async function readyEditions(
  { ready, shelf }: Services,
  publisher: PublisherCode,
): Promise<Ready> {
  const groups = await shelf.editions(publisher)
  return ready.get(`editions ${JSON.stringify(groups)}`, () =>
    readyJson(EditionGroup.array().parse(groups)),
  )
}
