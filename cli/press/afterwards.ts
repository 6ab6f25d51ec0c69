import type { IssueKey } from '#domain/access.ts'
import { afterPublish } from '#press/afterwards/after-publish.ts'
import { PressError } from '#press/press-error.ts'
import type { Press } from '#press/publish.ts'
import { addAfterwards } from '#store/issues/afterwards.ts'
import { shownVersionOf } from '#store/issues/versions.ts'
import type { Output } from '../output.ts'
import { progressBar } from '../progress-bar.ts'
import type { Terminal } from '../terminal.ts'
import { type IssueOptions, issueKeyOf, nameOfIssue } from './issue-key.ts'

export async function completeIssue(
  press: Press,
  issue: string | undefined,
  options: IssueOptions,
  terminal: Terminal,
): Promise<Output> {
  const key = issueKeyOf(issue, options)
  const version = await shownVersionOf(press.db, key)
  if (!version) throw new PressError([`${nameOfIssue(key)} is not published.`])
  return addLaterFiles(press, key, version, terminal)
}

/** Adds what can wait until readers have the issue: larger and smaller images, and text by OCR. */
export async function addLaterFiles(
  press: Press,
  key: IssueKey,
  version: string,
  terminal: Terminal,
): Promise<Output> {
  press.lowerPriority?.()
  const pages = await afterPublish(press, key, version, {
    images: true,
    ocr: true,
    onPage: progressBar(terminal, 'Adding images and texts'),
  })
  await addAfterwards(press.db, key, version, pages)
  const faults = pages.flatMap(({ pageNo, fault }) => (fault ? [`page ${pageNo}: ${fault}`] : []))
  for (const fault of faults) terminal.note(fault)
  const images = pages.reduce((sum, page) => sum + page.files.length, 0)
  const texts = pages.reduce((sum, page) => sum + page.texts.size, 0)
  return {
    text: `${nameOfIssue(key)}: ${images} more images, ${texts} texts by OCR.`,
    json: { ...key, version, images, texts, faults },
    hasFaults: faults.length > 0,
  }
}
