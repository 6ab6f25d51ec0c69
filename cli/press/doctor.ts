import { DAY_MS, MINUTE_MS } from '#contract/durations.ts'
import { IssueDate } from '#contract/issue-date.ts'
import { laterImages } from '#press/afterwards/later-images.ts'
import { examine, orphanedFolders, type VersionFindings } from '#press/doctor.ts'
import type { Press } from '#press/publish.ts'
import { removeOldOriginals } from '#press/withdraw/old-originals.ts'
import { removeIncompleteVersions } from '#store/issues/remove-version.ts'
import type { KnownVersion } from '#store/issues/versions.ts'
import { UsageError } from '../exit-code.ts'
import type { Output } from '../output.ts'
import { progressBar } from '../progress-bar.ts'
import type { Terminal } from '../terminal.ts'
import { issueKeyOf, titleFromOption } from './issue-key.ts'

export interface DoctorOptions {
  publisher?: string
  since?: string
  record?: boolean
  clean?: boolean
  olderThan: string
}

/** Compares every page file with its checksum, and says what to do about damaged ones. */
export async function examineFiles(
  press: Press,
  issue: string | undefined,
  options: DoctorOptions,
  terminal: Terminal,
): Promise<Output> {
  const { publisher, since, record = false, clean = false } = options
  const minutes = Number(options.olderThan)
  if (!(minutes >= 0)) throw new UsageError('--older-than must be a number of minutes')

  const { faults, versions, files, unrecorded } = await examine({
    db: press.db,
    assets: press.assets,
    record,
    isExamined: versionFilter(issue, options),
    onVersion: progressBar(terminal, 'Examining versions'),
  })
  // A filter leaves out versions, and their folders would look like orphans.
  const orphans = issue || publisher || since ? [] : await findOrphans(press, minutes, clean)
  const damaged = faults.reduce((sum, { findings }) => sum + findings.length, 0)
  const orphansLeft = clean ? 0 : orphans.length
  const lines = [
    ...faults.flatMap((version) => [...faultsOf(version), ...remediesOf(version)]),
    ...(unrecorded > 0
      ? [
          `${unrecorded} files have no checksum: an earlier release published them. press doctor --record gives them one, of their present content.`,
        ]
      : []),
    ...orphans.map((folder) => `${folder}: belongs to no issue${clean ? ', removed' : ''}`),
    `${versions} versions with ${files} files examined, ${damaged} faults, ${orphansLeft} orphaned folders`,
  ]
  const found = faults.map((version) => ({ ...version, remedies: remediesOf(version) }))
  return {
    text: lines.join('\n'),
    json: { versions, files, unrecorded, damaged, faults: found, orphans },
    hasFaults: damaged > 0,
  }
}

function versionFilter(
  issue: string | undefined,
  { publisher, since }: DoctorOptions,
): (version: KnownVersion) => boolean {
  if (issue !== undefined) {
    const key = issueKeyOf(issue, { publisher: publisher ?? 'PV' })
    return (version) =>
      version.key.publisher === key.publisher &&
      version.key.date === key.date &&
      version.key.edition === key.edition
  }
  const title = publisher === undefined ? undefined : titleFromOption(publisher)
  const first = since === undefined ? undefined : IssueDate.safeParse(since)
  if (first?.error) throw new UsageError('--since must be a day, such as 2026-11-15')
  return ({ key }) => (!title || key.publisher === title) && (!first || key.date >= first.data)
}

function faultsOf({ folder, findings }: VersionFindings): string[] {
  return findings.map(({ file, fault }) =>
    fault === 'no pages' ? `${folder}: the version has no pages` : `${folder}: ${file} is ${fault}`,
  )
}

/** What an editor can do, in the order in which to try it. */
function remediesOf({ key, version, isShown, folder, findings }: VersionFindings): string[] {
  const press = 'npx broadsheet press'
  const issue = `${key.date}/${key.edition} --publisher ${key.publisher}`
  const isLater = ({ file }: { file: string }) => {
    const page = /^p(\d+)\//.exec(file)?.[1]
    return page !== undefined && laterImages(Number(page)).includes(file)
  }
  if (findings.every(isLater)) return [`  make them again: ${press} afterwards ${issue}`]
  return [
    `  publish the same pages again: ${press} publish <files> --date ${key.date} --edition ${key.edition} --publisher ${key.publisher}`,
    `  or copy them from a backup: they are in its folder assets/${folder}`,
    ...(isShown
      ? []
      : [`  or delete the version, which readers do not see: ${press} forget ${version} ${issue}`]),
    ...(findings.some(isLater) ? [`  and then: ${press} afterwards ${issue}`] : []),
  ]
}

/** How long a withdrawal can be undone: a claim for defamation lapses after a year. */
const ORIGINALS_MS = 365 * DAY_MS

/** Finds, and with `clean` removes, what interrupted runs left behind. */
async function findOrphans(
  { db, assets, now }: Press,
  minutes: number,
  clean: boolean,
): Promise<string[]> {
  // A folder that changed a moment ago may belong to a run in progress.
  const youngest = now().getTime() - minutes * MINUTE_MS
  const orphans = await orphanedFolders(db, assets)
  const old = orphans.filter(({ modifiedAt }) => modifiedAt <= youngest)
  if (clean) {
    for (const { folder } of old) await assets.remove(folder)
    await removeIncompleteVersions(db, new Date(youngest))
    await removeOldOriginals({ db, assets, now }, new Date(now().getTime() - ORIGINALS_MS))
  }
  return old.map(({ folder }) => folder)
}
