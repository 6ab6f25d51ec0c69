import type { Command } from 'commander'
import type { CommandContext } from '../context.ts'
import { addArea, addVerb } from '../options.ts'
import type { OutputOptions } from '../output.ts'
import { runOnPress } from '../run-command.ts'
import type { CorrectOptions } from './corrections.ts'
import type { IssueOptions } from './issue-key.ts'
import { addIssueOptions, ISSUE } from './issue-options.ts'

/** Verbs about what people correct at the desk. */
export function addCorrections(press: Command, context: CommandContext): void {
  const load = () => import('./corrections.ts')

  const correct = addVerb(press, 'correct', 'apply steps of a file to a page, and publish them')
    .argument('[issue]', ISSUE)
    .requiredOption('--page <number>', 'number of the page')
    .requiredOption('--steps <file>', 'a JSON list of steps, as the desk sends them')
  addIssueOptions(correct).action(
    async (issue: string | undefined, options: CorrectOptions & OutputOptions) => {
      const { correctIssue } = await load()
      await runOnPress(context, options, (opened) =>
        correctIssue(opened, issue, options, context.user),
      )
    },
  )

  const corrections = addArea(press, 'corrections', 'what people corrected at the desk')
  const truth = addVerb(
    corrections,
    'export',
    'print the corrected pages of an issue as a truth to measure the press by',
  ).argument('[issue]', ISSUE)
  addIssueOptions(truth).action(
    async (issue: string | undefined, options: IssueOptions & OutputOptions) => {
      const { exportCorrections } = await load()
      await runOnPress(context, options, (opened) => exportCorrections(opened, issue, options))
    },
  )

  addVerb(corrections, 'report', 'count what people corrected, by act, doubt and type').action(
    async (options: OutputOptions) => {
      const { reportCorrections } = await load()
      await runOnPress(context, options, (opened) => reportCorrections(opened))
    },
  )
}
