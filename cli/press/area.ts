import type { Command } from 'commander'
import type { CommandContext } from '../context.ts'
import { addArea, addVerb, appendValue } from '../options.ts'
import type { OutputOptions } from '../output.ts'
import { finish, runOnPress } from '../run-command.ts'
import { addCorrections } from './correction-verbs.ts'
import type { DoctorOptions } from './doctor.ts'
import type { IssueOptions } from './issue-key.ts'
import { addIssueOptions, ISSUE } from './issue-options.ts'
import type { LookOptions } from './look.ts'
import type { PublishOptions } from './publish.ts'
import { addQueue } from './queue-verbs.ts'
import type { RegionsOptions } from './regions.ts'
import { addWatch } from './watch-verbs.ts'
import { addWithdrawals } from './withdrawal-verbs.ts'

/** Makes issues out of print pages. */
export function addPress(program: Command, context: CommandContext): void {
  const press = addArea(program, 'press', 'issues: publish, correct, withdraw, check')
  addPublish(press, context)
  addHolds(press, context)
  addWatch(press, context)
  addQueue(press, context)
  addLook(press, context)
  addVersions(press, context)
  addWithdrawals(press, context)
  addRepairs(press, context)
  addCorrections(press, context)
}

function addPublish(press: Command, context: CommandContext): void {
  const publish = addVerb(press, 'publish', 'make an issue of print PDFs, a folder or a package')
    .argument('<files...>', 'PDF files, a folder of them, or an edition package')
    .option('--page <number>', 'replace or add only this page of a published issue')
    .option('--early <time>', 'release to readers with early access, such as 06:30')
    .option('--general <time>', 'release to everyone, such as 07:00')
    .option('--jacket <pages>', 'number of advertising pages around the front page')
    .option('--section <name=pages>', 'section, such as Sport=9-12; repeatable', appendValue)
    .option('--plan <file>', 'page plan: number of pages, sections and sizes')
    .option('--afterwards', 'then do the work of press afterwards')
    .option('--dry-run', 'check everything, list the pages, and write nothing')
    .option('--yes <questions>', 'answer these questions with yes, such as date,missing')
  addIssueOptions(publish).action(
    async (files: string[], options: PublishOptions & OutputOptions) => {
      const { page } = options
      const { publishIssues } = await import('./publish-issues.ts')
      const { publishSinglePage } = await import('./pages.ts')
      await runOnPress(context, options, (opened) =>
        page === undefined
          ? publishIssues(opened, files, options, context.terminal)
          : publishSinglePage(opened, files, { ...options, page }, context.terminal),
      )
    },
  )

  const afterwards = addVerb(
    press,
    'afterwards',
    'add larger and smaller images, and text by OCR, to a published issue',
  ).argument('[issue]', ISSUE)
  addIssueOptions(afterwards).action(
    async (issue: string | undefined, options: IssueOptions & OutputOptions) => {
      const { completeIssue } = await import('./afterwards.ts')
      await runOnPress(context, options, (opened) =>
        completeIssue(opened, issue, options, context.terminal),
      )
    },
  )
}

function addHolds(press: Command, context: CommandContext): void {
  const load = () => import('./pages.ts')
  const hold = addVerb(press, 'hold', 'hold a page back; the other pages keep their numbers')
    .argument('<page>', 'number of the page')
    .argument('[issue]', ISSUE)
  addIssueOptions(hold).action(
    async (page: string, issue: string | undefined, options: IssueOptions & OutputOptions) => {
      const { holdIssuePage } = await load()
      await runOnPress(context, options, (opened) => holdIssuePage(opened, page, issue, options))
    },
  )

  const unhold = addVerb(press, 'unhold', 'show a page that was held back')
    .argument('<page>', 'number of the page')
    .argument('[issue]', ISSUE)
  addIssueOptions(unhold).action(
    async (page: string, issue: string | undefined, options: IssueOptions & OutputOptions) => {
      const { unholdIssuePage } = await load()
      await runOnPress(context, options, (opened) => unholdIssuePage(opened, page, issue, options))
    },
  )
}

function addLook(press: Command, context: CommandContext): void {
  const look = addVerb(press, 'look', 'draw the stories over each page, doubtful pages first')
    .argument('[files...]', `PDFs, a folder or a package; or an ${ISSUE}`)
    .option('--out <folder>', 'folder for the images and index.html', 'look')
  addIssueOptions(look).action(async (files: string[], options: LookOptions & OutputOptions) => {
    const { isIssueName } = await import('./issue-key.ts')
    const { lookAtPublished, lookAtUnpublished } = await import('./look.ts')
    const [first, ...others] = files
    if (others.length === 0 && (first === undefined || isIssueName(first))) {
      await runOnPress(context, options, (opened) =>
        lookAtPublished(opened, first, options, context.terminal),
      )
    } else {
      finish(context, options, await lookAtUnpublished(files, options, context.terminal))
    }
  })
}

function addVersions(press: Command, context: CommandContext): void {
  const load = () => import('./issues.ts')

  addVerb(press, 'list', 'list the issues that readers see, newest first')
    .option('--publisher <title>', 'PV or DH', 'PV')
    .action(async (options: IssueOptions & OutputOptions) => {
      const { listIssues } = await load()
      await runOnPress(context, options, (opened) => listIssues(opened, options))
    })

  const show = addVerb(press, 'show', 'show the versions of an issue, and its pages')
  addIssueOptions(show.argument('[issue]', ISSUE)).action(
    async (issue: string | undefined, options: IssueOptions & OutputOptions) => {
      const { showIssue } = await load()
      await runOnPress(context, options, (opened) => showIssue(opened, issue, options))
    },
  )

  const unpublish = addVerb(press, 'unpublish', 'hide an issue from readers; its versions stay')
  addIssueOptions(unpublish.argument('[issue]', ISSUE)).action(
    async (issue: string | undefined, options: IssueOptions & OutputOptions) => {
      const { unpublishIssue } = await load()
      await runOnPress(context, options, (opened) => unpublishIssue(opened, issue, options))
    },
  )

  const restore = addVerb(press, 'restore', 'show readers an earlier version of an issue again')
    .argument('<version>', 'version, as press show prints it')
    .argument('[issue]', ISSUE)
  addIssueOptions(restore).action(
    async (version: string, issue: string | undefined, options: IssueOptions & OutputOptions) => {
      const { restoreIssue } = await load()
      await runOnPress(context, options, (opened) => restoreIssue(opened, version, issue, options))
    },
  )

  const forget = addVerb(press, 'forget', 'delete a version that readers do not see, and its files')
    .argument('<version>', 'version, as press show prints it')
    .argument('[issue]', ISSUE)
  addIssueOptions(forget).action(
    async (version: string, issue: string | undefined, options: IssueOptions & OutputOptions) => {
      const { forgetIssueVersion } = await load()
      await runOnPress(context, options, (opened) =>
        forgetIssueVersion(opened, version, issue, options),
      )
    },
  )
}

function addRepairs(press: Command, context: CommandContext): void {
  const regions = addVerb(press, 'regions', 'print the regions of a page, or import corrected ones')
    .argument('[issue]', ISSUE)
    .requiredOption('--page <number>', 'number of the page')
    .option('--import <file>', 'corrected regions; the issue gets a new version')
  addIssueOptions(regions).action(
    async (issue: string | undefined, options: RegionsOptions & OutputOptions) => {
      const { correctIssueRegions } = await import('./regions.ts')
      await runOnPress(context, options, (opened) => correctIssueRegions(opened, issue, options))
    },
  )

  addVerb(press, 'doctor', 'compare every page file with its checksum; exit code 1 on a fault')
    .argument('[issue]', `${ISSUE}; every issue if left out`)
    .option('--publisher <title>', 'only issues of PV or DH')
    .option('--since <date>', 'only issues from this day on, such as 2026-11-01')
    .option('--record', 'give files without a checksum the checksum of their present content')
    .option('--clean', 'delete what interrupted runs left, and originals withdrawn a year ago')
    .option('--older-than <minutes>', 'age from which --clean deletes', '60')
    .action(async (issue: string | undefined, options: DoctorOptions & OutputOptions) => {
      const { examineFiles } = await import('./doctor.ts')
      await runOnPress(context, options, (opened) =>
        examineFiles(opened, issue, options, context.terminal),
      )
    })
}
