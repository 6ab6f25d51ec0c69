import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { IssueDate } from '#contract/issue-date.ts'
import type { IssueKey } from '#domain/access.ts'
import { childProcesses } from '#test-support/child-processes.ts'
import { openDatabase } from '../database.ts'
import { saveEditionGroups } from '../issues/editions.ts'
import { publishVersion } from '../issues/publish.ts'
import { type SearchAnswer, SearchBusy, type SearchRequest } from './search-engine.ts'
import { searchInProcess } from './search-in-process.ts'

const key: IssueKey = { publisher: 'PV', edition: 4, date: IssueDate.parse('2026-11-15') }
const request: SearchRequest = {
  publisher: 'PV',
  text: 'elephant',
  to: key.date,
  without: [],
  offset: 0,
  limit: 10,
}

const NOTHING: SearchAnswer = { total: 0, hasMore: false, sections: [], found: [] }

async function fileWith(title: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-search-'))
  const file = join(folder, 'broadsheet.db')
  const db = await openDatabase({ kind: 'sqlite', file })
  onTestFinished(async () => {
    await db.destroy()
    rmSync(folder, { recursive: true })
  })
  const editions = [{ id: 4, edition_number: 4, edition_name: 'Bengaluru' }]
  await saveEditionGroups(db, 'PV', [{ parent_edition: 'Bengaluru', editions }])
  const opens = new Date(key.date)
  const when = { published_at: opens, early_release_at: opens, general_release_at: opens }
  await publishVersion(db, key, { version: 'v1', pages: [page(title)] }, when)
  return file
}

function page(title: string) {
  return {
    section: 'Main',
    pageNo: 1,
    name: 'Front',
    displayName: '01 Front Page',
    width: 1,
    height: 1,
    more_files: [],
    regions: [
      {
        id: 'a-1',
        kind: 'article' as const,
        title,
        text: '',
        language: 'en',
        provenance: 'pdf',
        confidence: 1,
        top: '0%',
        left: '0%',
        width: '1%',
        height: '1%',
      },
    ],
  }
}

test('a file is searched in a separate process', async () => {
  const engine = searchInProcess(await fileWith('Elephants'))
  onTestFinished(() => engine.close())

  const answers = await Promise.all([
    engine.find(request),
    engine.find({ ...request, text: 'tiger' }),
  ])

  expect(answers).toEqual([
    { ...NOTHING, total: 1, found: [{ key, pageIndex: 0, position: 0 }] },
    NOTHING,
  ])
})

test('a search that takes too long is refused, and the next one uses a new process', async () => {
  const file = await fileWith('Elephants')
  const impatient = searchInProcess(file, 0)
  onTestFinished(() => impatient.close())
  const slow = { ...request, text: Array(500).fill('elephant tiger').join(' ') }

  await expect(impatient.find(slow)).rejects.toThrow(SearchBusy)
  await expect(impatient.find(slow)).rejects.toThrow('The search took too long')
})

test('a process that was killed between two searches is replaced', async () => {
  const before = childProcesses()
  const engine = searchInProcess(await fileWith('Elephants'))
  onTestFinished(() => engine.close())
  const started = () => childProcesses().filter((child) => !before.includes(child))
  expect(await engine.find(request)).toMatchObject({ total: 1 })

  for (const child of started()) process.kill(child, 'SIGKILL')
  await expect.poll(started).toEqual([])

  expect(await engine.find(request)).toMatchObject({ total: 1 })
})

test('searches beyond the length of the queue are refused', async () => {
  const engine = searchInProcess(await fileWith('Elephants'))
  onTestFinished(() => engine.close())

  const all = await Promise.allSettled(Array.from({ length: 60 }, () => engine.find(request)))

  const refused = all.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(9)
  expect(all.slice(0, 51).every(({ status }) => status === 'fulfilled')).toBe(true)
})
