import type { IssueKey } from '#domain/access.ts'
import { issueFolder, MANIFEST, withheldFolder } from '#store/issue-files.ts'
import { issueId } from '#store/issues/issue-version.ts'
import { issueVersion } from '#store/issues/shown-issue.ts'
import { withdrawnPages } from '#store/withdrawals/withdrawals.ts'
import type { PressStore } from '../press-store.ts'

export interface VersionOfIssue {
  key: IssueKey
  version: string
}

/** Writes the press's record of the version without withdrawn words, and keeps the original. */
export async function withholdManifest(press: PressStore, target: VersionOfIssue): Promise<void> {
  const { db, assets } = press
  const { live, original } = pathsOf(target)
  if (!(await assets.stat(original)) && (await assets.stat(live))) await assets.copy(live, original)
  const { pages } = await issueVersion(db, target.key, target.version)
  const manifest = JSON.stringify({ ...target.key, version: target.version, pages })
  await assets.write(live, new TextEncoder().encode(manifest))
}

/** Restores the original when no page of the version has a withdrawn article any more. */
export async function restoreManifest(press: PressStore, target: VersionOfIssue): Promise<void> {
  const { db, assets } = press
  const { live, original } = pathsOf(target)
  const isWithheld = (await withdrawnPages(db)).some(
    ({ issue_id, version }) => issue_id === issueId(target.key) && version === target.version,
  )
  if (isWithheld) return withholdManifest(press, target)
  if (!(await assets.stat(original))) return
  await assets.copy(original, live)
  await assets.remove(original)
}

function pathsOf({ key, version }: VersionOfIssue) {
  const folder = issueFolder(key, version)
  return { live: `${folder}/${MANIFEST}`, original: `${withheldFolder(folder)}/${MANIFEST}` }
}
