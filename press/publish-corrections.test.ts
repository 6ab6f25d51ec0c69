// @module-tag slow: renders pages.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { operatorAt } from '#cli/testing.ts'
import type { CorrectionStep } from '#contract/desk/correction-steps.ts'
import { IssueDate } from '#contract/issue-date.ts'
import { newDraft } from '#domain/corrections/draft.ts'
import { stepOn } from '#domain/corrections/testing.ts'
import { applySteps } from '#store/corrections/apply-steps.ts'
import { draftOf } from '#store/corrections/drafts.ts'
import { articleFiles, issueFolder, pageFiles } from '#store/issue-files.ts'
import { checksumsByPage } from '#store/issues/checksums.ts'
import { issueId } from '#store/issues/issue-version.ts'
import { issueHead, issueVersion } from '#store/issues/shown-issue.ts'
import { readPageWords } from '#store/page-words.ts'
import { insertPressJob, pressJobOf } from '#store/press-jobs/press-jobs.ts'
import { parseModel } from './page-model-file.ts'
import { runNextJob } from './queue/run-jobs.ts'
import { folderOfPdfs, openTestPress, temporaryFolder } from './testing.ts'

const key = { publisher: 'PV', edition: 4, date: IssueDate.parse('2026-11-15') } as const
const page = { key, pageNo: 1 }

async function pressWithDraft() {
  const { press } = await openTestPress()
  const operator = operatorAt({ press })
  const issue = ['--date', '2026-11-15', '--edition', '4']
  await operator.type('press', 'publish', await folderOfPdfs(['Lake cleaned', 'City']), ...issue)
  const shown = async () => {
    const version = (await issueHead(press.db, key))?.version ?? ''
    const folder = issueFolder(key, version)
    const read = async (file: string) =>
      (await press.assets.read(`${folder}/${file}`))?.bytes ?? new Uint8Array()
    const checksums = await checksumsByPage(press.db, { issue_id: issueId(key), version })
    const mark = checksums.get(1)?.[pageFiles(1).model]?.sha256 ?? ''
    const model = parseModel(1, await read(pageFiles(1).model))
    const { pages } = await issueVersion(press.db, key, version)
    const htmlOf = async (id: string) => new TextDecoder().decode(await read(articleFiles(id).html))
    return { version, folder, mark, model, pages, htmlOf }
  }
  const first = await shown()
  const base = {
    ...{ version: first.version, mark: first.mark },
    draft: newDraft({ pageNo: 1, baseVersion: first.version }, first.model),
  }
  const words = await readPageWords(press.assets, first.folder, 1)
  const send = async (...steps: CorrectionStep[]) => {
    const author = { staffId: 'asha', now: press.now() }
    const refused = await applySteps(press.db, {
      ...{ page, steps, base, words, author, check: () => undefined },
    })
    if (refused) throw new Error(JSON.stringify(refused))
  }
  const draft = async () => (await draftOf(press.db, page))?.draft ?? base.draft
  const publish = async () => {
    const job = { key, staff_id: 'asha', task: { kind: 'correct' as const }, from: {} }
    const id = await insertPressJob(press.db, job, press.now())
    await runNextJob(press, 'worker')
    return pressJobOf(press.db, id)
  }
  return { press, operator, shown, first, send, draft, publish }
}

test('the press publishes corrections as a new version, in which untouched stories keep their ids', async () => {
  const { press, operator, shown, first, send, draft, publish } = await pressWithDraft()
  const [story] = first.model.stories
  const { left, top, width, height } = story?.box ?? { left: 0, top: 0, width: 0, height: 0 }
  const y = top + height / 2
  const lines = [{ x1: left, y1: y, x2: left + width, y2: y }]
  const newIds = ['pv-20261115-4-01-lower']
  const id = story?.id ?? ''
  await send(stepOn(await draft(), { act: 'split', story: id, lines, newIds }))
  await send(
    stepOn(await draft(), { act: 'notice', story: id, text: 'An earlier version was <wrong>.' }),
  )

  expect(await publish()).toMatchObject({ state: 'done', error: null })
  const second = await shown()
  expect(second.version).not.toBe(first.version)
  expect(second.pages[0]?.regions.map((region) => region.id)).toEqual([id, ...newIds])
  expect(second.pages[1]?.regions).toEqual(first.pages[1]?.regions)
  expect(await second.htmlOf(id)).toContain(
    '<p class="correction">An earlier version was &lt;wrong&gt;.</p>',
  )
  const html = (await second.htmlOf(id)) + (await second.htmlOf(newIds[0] ?? ''))
  for (const line of [0, 7, 15]) expect(html.split(`Line ${line} of`)).toHaveLength(2)
  expect(second.model.stories).toMatchObject([{ confidence: 1 }, { confidence: 1 }])

  // The draft goes on: what was published can still be undone.
  expect(await draftOf(press.db, page)).toMatchObject({
    ...{ publishedSequence: 2, base: { version: second.version, mark: second.mark } },
  })
  expect(await publish()).toMatchObject({ state: 'failed' })
  const log = await press.db.selectFrom('audit_change').select('action').execute()
  expect(log.map(({ action }) => action)).toContain('issue.corrected')

  const exported = await operator.type('press', 'corrections', 'export', '2026-11-15/4')
  expect(JSON.parse(exported)).toMatchObject([
    { page: 1, lang: 'en', articles: [{ id, headline: 'Lake cleaned' }, { id: newIds[0] }] },
  ])
  const report = await operator.type('press', 'corrections', 'report')
  expect(report).toContain('act split: 1')

  const steps = join(temporaryFolder(), 'steps.json')
  writeFileSync(steps, JSON.stringify([stepOn(await draft(), { act: 'remove', stories: newIds })]))
  await operator.type('press', 'correct', '2026-11-15/4', '--page', '1', '--steps', steps)
  expect((await shown()).pages[0]?.regions).toHaveLength(1)
})
