import { basename, join } from 'node:path'
import { doubtLines, type PageDoubts } from '#press/doubt.ts'
import { gatherPages } from '#press/gather-pages.ts'
import { INDEX, lookAtFiles, lookAtIssue } from '#press/look/look.ts'
import { PressError } from '#press/press-error.ts'
import type { Press } from '#press/publish.ts'
import { issueVersion } from '#store/issues/shown-issue.ts'
import { shownVersionOf } from '#store/issues/versions.ts'
import type { Output } from '../output.ts'
import { progressBar } from '../progress-bar.ts'
import type { Terminal } from '../terminal.ts'
import { type IssueOptions, issueKeyOf, nameOfIssue } from './issue-key.ts'

export interface LookOptions extends IssueOptions {
  out: string
}

/** Draws the stories of a published issue over its pages. */
export async function lookAtPublished(
  press: Press,
  issue: string | undefined,
  options: LookOptions,
  terminal: Terminal,
): Promise<Output> {
  const key = issueKeyOf(issue, options)
  const shown = await shownVersionOf(press.db, key)
  if (!shown) throw new PressError([`${nameOfIssue(key)} is not published.`])
  const version = await issueVersion(press.db, key, shown)
  const look = { name: nameOfIssue(key), ...lookOf(options, terminal) }
  return outputOf(await lookAtIssue(press, key, version, look), options)
}

/** Draws the stories that the press finds in files over their pages. Publishes nothing. */
export async function lookAtUnpublished(
  files: readonly string[],
  options: LookOptions,
  terminal: Terminal,
): Promise<Output> {
  const { pages, notes } = await gatherPages(files)
  for (const note of notes) terminal.note(note)
  const look = {
    name: files.map((file) => basename(file)).join(', '),
    ...lookOf(options, terminal),
  }
  return outputOf(await lookAtFiles(pages, look), options)
}

function lookOf({ out }: LookOptions, terminal: Terminal) {
  return { out, onPage: progressBar(terminal, 'Drawing pages') }
}

function outputOf(doubts: readonly PageDoubts[], { out }: LookOptions): Output {
  const index = join(out, INDEX)
  return {
    text: [...doubtLines(doubts), `${doubts.length} pages are drawn: open ${index}`].join('\n'),
    json: { index, pages: doubts },
  }
}
