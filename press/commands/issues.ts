import { parseArgs } from 'node:util'
import { PublisherCode } from '#contract/publisher.ts'
import { issueFolder } from '#store/issue-files.ts'
import { forgetVersion } from '#store/issues/remove-version.ts'
import { issueVersion } from '#store/issues/shown-issue.ts'
import {
  restoreVersion,
  shownVersionOf,
  shownVersionsOf,
  versionsOf,
  withdrawIssue,
} from '#store/issues/versions.ts'
import { PressError } from '../press-error.ts'
import type { Command } from './command.ts'
import { ISSUE_OPTIONS, nameOfIssue, parseIssueArgs } from './issue-options.ts'

/** Every issue that readers see, newest first. */
export const listCommand: Command = async (args, { db }, terminal) => {
  const { values } = parseArgs({ args, options: { publisher: ISSUE_OPTIONS.publisher } })
  const shown = await shownVersionsOf(db, PublisherCode.parse(values.publisher))
  for (const [issue, version] of [...shown].sort().reverse()) terminal.out(`${issue} ${version}`)
  return true
}

/** One issue: its versions, and the pages of the one that readers see. */
export const showCommand: Command = async (args, { db }, terminal) => {
  const { key } = parseIssueArgs(args)
  const shown = await shownVersionOf(db, key)
  for (const { version, published_at } of await versionsOf(db, key)) {
    const mark = version === shown ? '* ' : '  '
    terminal.out(`${mark}${version} ${new Date(published_at).toISOString()}`)
  }
  if (!shown) throw new PressError([`${nameOfIssue(key)} is not published.`])
  for (const { displayName, section, regions } of (await issueVersion(db, key, shown)).pages) {
    const articles = regions.filter(({ kind }) => kind === 'article').length
    const ads = regions.length - articles
    terminal.out(`${displayName} (${section}): ${articles} articles, ${ads} advertisements`)
  }
  return true
}

export const unpublishCommand: Command = async (args, { db }, terminal) => {
  const { key } = parseIssueArgs(args)
  if (!(await withdrawIssue(db, key)))
    throw new PressError([`${nameOfIssue(key)} is not published.`])
  terminal.out(
    `${nameOfIssue(key)} is withdrawn. Its versions stay; press restore brings one back.`,
  )
  return true
}

export const restoreCommand: Command = async (args, { db }, terminal) => {
  const { key, rest } = parseIssueArgs(args)
  const [version = ''] = rest
  if (!(await restoreVersion(db, key, version))) {
    const known = (await versionsOf(db, key)).map(({ version }) => version).join(', ')
    throw new PressError([
      `${nameOfIssue(key)} has no version '${version}'. It has: ${known || 'none'}.`,
    ])
  }
  terminal.out(`${nameOfIssue(key)} shows version ${version} again.`)
  return true
}

/** Gives up a version that readers do not see, and its files. */
export const forgetCommand: Command = async (args, { db, assets }, terminal) => {
  const { key, rest } = parseIssueArgs(args)
  const [version = ''] = rest
  if (!(await forgetVersion(db, key, version))) {
    throw new PressError([
      `${nameOfIssue(key)} has no version '${version}' that readers do not see. See: press show.`,
    ])
  }
  await assets.remove(issueFolder(key, version))
  terminal.out(`${nameOfIssue(key)}: version ${version} is gone.`)
  return true
}
