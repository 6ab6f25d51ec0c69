import { PressError } from '#press/press-error.ts'
import { actOf, type Press } from '#press/publish.ts'
import { heldPages } from '#press/single-pages.ts'
import { forgetMarks } from '#press/withdraw/finish-pages.ts'
import { issueFolder, withheldFolder } from '#store/issue-files.ts'
import { issueId } from '#store/issues/issue-version.ts'
import { forgetVersion } from '#store/issues/remove-version.ts'
import { issueVersion } from '#store/issues/shown-issue.ts'
import {
  hideIssue,
  restoreVersion,
  shownVersionOf,
  shownVersionsOf,
  versionsOf,
} from '#store/issues/versions.ts'
import type { Output } from '../output.ts'
import { type IssueOptions, issueKeyOf, nameOfIssue, titleFromOption } from './issue-key.ts'

export async function listIssues({ db }: Press, { publisher }: IssueOptions): Promise<Output> {
  const shown = await shownVersionsOf(db, titleFromOption(publisher))
  const issues = [...shown].sort().reverse()
  return {
    text: issues.map(([issue, version]) => `${issue} ${version}`).join('\n'),
    json: issues.map(([issue, version]) => ({ issue, version })),
  }
}

export async function showIssue(
  { db }: Press,
  issue: string | undefined,
  options: IssueOptions,
): Promise<Output> {
  const key = issueKeyOf(issue, options)
  const shown = await shownVersionOf(db, key)
  const versions = (await versionsOf(db, key)).map(({ version, published_at }) => ({
    version,
    published_at: new Date(published_at).toISOString(),
    isShown: version === shown,
  }))
  const lines = versions.map(
    ({ version, published_at, isShown }) => `${isShown ? '* ' : '  '}${version} ${published_at}`,
  )
  if (!shown) throw new PressError([...lines, `${nameOfIssue(key)} is not published.`])
  const pages = (await issueVersion(db, key, shown)).pages.map(
    ({ pageNo, displayName, section, regions }) => {
      const articles = regions.filter(({ kind }) => kind === 'article').length
      return { pageNo, displayName, section, articles, ads: regions.length - articles }
    },
  )
  const pageLines = pages.map(
    ({ displayName, section, articles, ads }) =>
      `${displayName} (${section}): ${articles} articles, ${ads} advertisements`,
  )
  const held = await heldPages(db, key, shown)
  const heldLines = held.map(
    ({ pageNo, version }) =>
      `page ${pageNo} is held back; version ${version} has it. To show it: press unhold ${pageNo} ${key.date}/${key.edition} --publisher ${key.publisher}`,
  )
  return {
    text: [...lines, ...pageLines, ...heldLines].join('\n'),
    json: { ...key, versions, pages, held },
  }
}

export async function unpublishIssue(
  press: Press,
  issue: string | undefined,
  options: IssueOptions,
): Promise<Output> {
  const key = issueKeyOf(issue, options)
  if (!(await hideIssue(press.db, key, actOf(press)))) {
    throw new PressError([`${nameOfIssue(key)} is not published.`])
  }
  const text = `${nameOfIssue(key)} is unpublished. Its versions stay; press restore shows one again.`
  return { text, json: key }
}

export async function restoreIssue(
  press: Press,
  version: string,
  issue: string | undefined,
  options: IssueOptions,
): Promise<Output> {
  const { db } = press
  const key = issueKeyOf(issue, options)
  if (!(await restoreVersion(db, key, version, actOf(press)))) {
    const versions = (await versionsOf(db, key)).map((each) => each.version).join(', ')
    throw new PressError([
      `${nameOfIssue(key)} has no version '${version}'. It has: ${versions || 'none'}.`,
    ])
  }
  return {
    text: `${nameOfIssue(key)} shows version ${version} again.`,
    json: { ...key, version },
  }
}

export async function forgetIssueVersion(
  press: Press,
  version: string,
  issue: string | undefined,
  options: IssueOptions,
): Promise<Output> {
  const key = issueKeyOf(issue, options)
  if (!(await forgetVersion(press.db, key, version, actOf(press)))) {
    throw new PressError([
      `${nameOfIssue(key)} has no version '${version}' that readers do not see. See: press show.`,
    ])
  }
  await forgetMarks(press, { issue_id: issueId(key), version })
  await press.assets.remove(withheldFolder(issueFolder(key, version)))
  await press.assets.remove(issueFolder(key, version))
  return {
    text: `${nameOfIssue(key)}: version ${version} is deleted.`,
    json: { ...key, version },
  }
}
