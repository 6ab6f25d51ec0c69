import type { IssueKey } from '#domain/access.ts'
import { addAfterwards } from '#store/issues/afterwards.ts'
import { shownVersionOf } from '#store/issues/versions.ts'
import { afterPublish } from '../afterwards/after-publish.ts'
import { PressError } from '../press-error.ts'
import type { Press } from '../publish.ts'
import type { Command, Terminal } from './command.ts'
import { nameOfIssue, parseIssueArgs } from './issue-options.ts'

/** What can wait until readers have the issue: closer and smaller images, text by OCR where there is none. */
export const afterwardsCommand: Command = async (args, press, terminal) => {
  const { key } = parseIssueArgs(args)
  const version = await shownVersionOf(press.db, key)
  if (!version) throw new PressError([`${nameOfIssue(key)} is not published.`])
  return runAfterwards(press, key, version, terminal)
}

export async function runAfterwards(
  press: Press,
  key: IssueKey,
  version: string,
  terminal: Terminal,
): Promise<boolean> {
  press.lowerPriority?.()
  const pages = await afterPublish(press, key, version, { images: true, ocr: true })
  await addAfterwards(press.db, key, version, pages)
  const faults = pages.flatMap(({ pageNo, fault }) => (fault ? [`page ${pageNo}: ${fault}`] : []))
  for (const fault of faults) terminal.note(fault)
  const files = pages.reduce((sum, page) => sum + page.files.length, 0)
  const texts = pages.reduce((sum, page) => sum + page.texts.size, 0)
  terminal.out(`${nameOfIssue(key)}: ${files} more images, ${texts} texts by OCR.`)
  return faults.length === 0
}
