import { parseArgs } from 'node:util'
import { MINUTE_MS } from '#contract/durations.ts'
import { IssueDate } from '#contract/issue-date.ts'
import { PublisherCode } from '#contract/publisher.ts'
import { removeIncompleteVersions } from '#store/issues/remove-version.ts'
import type { KnownVersion } from '#store/issues/versions.ts'
import { laterImages } from '../afterwards/later-images.ts'
import { examine, orphanedFolders, type VersionFindings } from '../doctor.ts'
import { PressError } from '../press-error.ts'
import type { Press } from '../publish.ts'
import type { Command, Terminal } from './command.ts'
import { issueNamed } from './issue-options.ts'
import { showVersionProgress } from './version-progress.ts'

const OPTIONS = {
  publisher: { type: 'string' },
  since: { type: 'string' },
  record: { type: 'boolean', default: false },
  clean: { type: 'boolean', default: false },
  'older-than': { type: 'string', default: '60' },
} as const

/** Compares every page file with its checksum, and says what to do about those that are damaged. */
export const doctorCommand: Command = async (args, press, terminal) => {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true })
  const minutes = Number(values['older-than'])
  if (!(minutes >= 0)) throw new PressError(['--older-than must be a number of minutes'])
  const isNarrowed = positionals.length > 0 || Boolean(values.publisher ?? values.since)

  const { faults, versions, files, unrecorded } = await examine({
    ...{ db: press.db, assets: press.assets, record: values.record },
    isExamined: versionFilter(positionals, values),
    onVersion: showVersionProgress(terminal),
  })
  for (const version of faults) {
    for (const line of [...faultsOf(version), ...remediesOf(version)]) terminal.out(line)
  }
  if (unrecorded > 0) {
    terminal.out(
      `${unrecorded} files have no checksum: an earlier release published them. press doctor --record gives them one, as they are now.`,
    )
  }
  // Folders of other issues are not looked at.
  const orphans = isNarrowed ? 0 : await reportOrphans(press, terminal, minutes, values.clean)
  const damaged = faults.reduce((sum, { findings }) => sum + findings.length, 0)
  terminal.out(
    `${versions} versions with ${files} files examined, ${damaged} faults, ${orphans} orphaned folders`,
  )
  return damaged === 0
}

interface Narrowing {
  publisher?: string | undefined
  since?: string | undefined
}

function versionFilter(
  positionals: readonly string[],
  { publisher, since }: Narrowing,
): (version: KnownVersion) => boolean {
  if (positionals.length > 0) {
    const { key, rest } = issueNamed(positionals, { publisher: publisher ?? 'PV' })
    if (rest.length > 0) throw new PressError([`${rest[0]} is not an issue, as 2026-11-15/4`])
    return (version) =>
      version.key.publisher === key.publisher &&
      version.key.date === key.date &&
      version.key.edition === key.edition
  }
  const title = publisher === undefined ? undefined : PublisherCode.safeParse(publisher)
  const first = since === undefined ? undefined : IssueDate.safeParse(since)
  if (title?.error) throw new PressError(['--publisher must be PV or DH'])
  if (first?.error) throw new PressError(['--since must be a day, as 2026-11-15'])
  return ({ key }) => (!title || key.publisher === title.data) && (!first || key.date >= first.data)
}

function faultsOf({ folder, findings }: VersionFindings): string[] {
  return findings.map(({ file, fault }) =>
    fault === 'no pages' ? `${folder}: the version has no pages` : `${folder}: ${file} is ${fault}`,
  )
}

/** What an editor can do, in the order in which to try it. */
function remediesOf({ key, version, isShown, folder, findings }: VersionFindings): string[] {
  const issue = `${key.date}/${key.edition} --publisher ${key.publisher}`
  const isLater = ({ file }: { file: string }) => {
    const page = /^p(\d+)\//.exec(file)?.[1]
    return page !== undefined && laterImages(Number(page)).includes(file)
  }
  if (findings.every(isLater)) return [`  make them again: npm run press -- afterwards ${issue}`]
  return [
    `  publish the same pages again: npm run press -- publish <files> --date ${key.date} --edition ${key.edition} --publisher ${key.publisher}`,
    `  or put them back from a backup: they are in its folder assets/${folder}`,
    ...(isShown
      ? []
      : [
          `  or give the version up, which readers do not see: npm run press -- forget ${version} ${issue}`,
        ]),
    ...(findings.some(isLater) ? [`  and then: npm run press -- afterwards ${issue}`] : []),
  ]
}

/** Reports, and with `clean` removes, what interrupted runs left behind. */
async function reportOrphans(
  { db, assets, now }: Press,
  terminal: Terminal,
  minutes: number,
  clean: boolean,
): Promise<number> {
  // A folder that changed just now may belong to a run that is still under way.
  const youngest = now().getTime() - minutes * MINUTE_MS
  const orphans = await orphanedFolders(db, assets)
  const old = orphans.filter(({ modifiedAt }) => modifiedAt <= youngest)
  for (const { folder } of old) {
    if (clean) await assets.remove(folder)
    terminal.out(`${folder}: belongs to no issue${clean ? ', removed' : ''}`)
  }
  if (clean) await removeIncompleteVersions(db, new Date(youngest))
  return clean ? 0 : old.length
}
