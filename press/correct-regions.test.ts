// @module-tag slow: renders pages.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { operatorAt } from '#cli/testing.ts'
import { IssueDate } from '#contract/issue-date.ts'
import { articleFiles, issueFolder, pageFiles } from '#store/issue-files.ts'
import { issueId } from '#store/issues/issue-version.ts'
import { issueHead, issueVersion } from '#store/issues/shown-issue.ts'
import { parseModel } from './page-model-file.ts'
import { folderOfPdfs, openTestPress, temporaryFolder } from './testing.ts'

const key = { publisher: 'PV', edition: 4, date: IssueDate.parse('2026-11-15') } as const
const ISSUE = ['--date', '2026-11-15', '--edition', '4']

async function pressWithPage() {
  const { press } = await openTestPress()
  const operator = operatorAt({ press })
  await operator.type('press', 'publish', await folderOfPdfs(['Lake cleaned']), ...ISSUE)
  const page = async () => {
    const version = (await issueHead(press.db, key))?.version ?? ''
    const folder = issueFolder(key, version)
    const [page] = (await issueVersion(press.db, key, version)).pages
    const [region] = page?.regions ?? []
    const read = async (file: string) => (await press.assets.read(`${folder}/${file}`))?.bytes
    const html = new TextDecoder().decode(await read(articleFiles(region?.id ?? '').html))
    const model = parseModel(1, (await read(pageFiles(1).model)) ?? new Uint8Array())
    return { version, region, html, model }
  }
  const correct = async (changes: object) => {
    const issue = ['2026-11-15/4', '--page', '1']
    const { version, regions } = JSON.parse(await operator.type('press', 'regions', ...issue))
    const file = join(temporaryFolder(), 'regions.json')
    writeFileSync(file, JSON.stringify({ version, regions: [{ ...regions[0], ...changes }] }))
    await operator.type('press', 'regions', ...issue, '--import', file)
  }
  return { press, page, correct }
}

test("a page's model names its regions, and follows an editor's corrections", async () => {
  const { page, correct } = await pressWithPage()
  const before = await page()
  expect(before.model.stories.map(({ id }) => id)).toEqual([before.region?.id])

  await correct({ title: 'Lake is cleaned', width: '50%' })
  const renamed = await page()
  expect(renamed.html).toContain('<h1 class="headline">Lake is cleaned</h1>')
  expect(renamed.html).toContain('Line 15 of the story')
  expect(renamed.region).toMatchObject({ title: 'Lake is cleaned', width: '50%' })
  expect(renamed.model.stories).toMatchObject([
    { id: before.region?.id, confidence: 1, box: { width: 50 } },
  ])

  await correct({ html: '<p>Other words</p><script>steal()</script>' })
  const rewritten = await page()
  expect(rewritten.html).toBe('<p>Other words</p>')
  expect(rewritten.region).toMatchObject({ title: 'Lake is cleaned', text: 'Other words' })
  expect(rewritten.model.stories).toMatchObject([{ provenance: 'package' }])
})

test('an issue of an earlier release, without a model, is corrected and keeps its text', async () => {
  const { press, page, correct } = await pressWithPage()
  const { version, html, region } = await page()
  const file = pageFiles(1).model
  await press.assets.remove(`${issueFolder(key, version)}/${file}`)
  const rows = press.db.selectFrom('page').select('checksums').where('version', '=', version)
  const { checksums } = await rows.executeTakeFirstOrThrow()
  const { [file]: _, ...others } = JSON.parse(checksums ?? '{}')
  await press.db
    .updateTable('page')
    .set({ checksums: JSON.stringify(others) })
    .where('issue_id', '=', issueId(key))
    .execute()

  await correct({ width: '50%' })

  const corrected = await page()
  expect(corrected.html).toBe(html)
  expect(corrected.region).toMatchObject({ title: region?.title, text: region?.text, width: '50%' })
  expect(corrected.model.stories.map(({ id }) => id)).toEqual([region?.id])
})
