import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filledStore, temporaryFolder } from '#store/backup/testing.ts'
import { progressBar } from './progress-bar.ts'
import { operatorAt, recordingTerminal } from './testing.ts'

test('in an interactive terminal the bar replaces its own line', () => {
  const { terminal, notes } = recordingTerminal()
  const draw = progressBar({ ...terminal, isInteractive: true }, 'Indexing')

  draw(0, 2)
  draw(1, 2)

  expect(notes[0]).toBe(`Indexing ${'░'.repeat(30)} 0/2`)
  expect(notes[1]).toBe(`\x1b[1A\x1b[2KIndexing ${'█'.repeat(15)}${'░'.repeat(15)} 1/2`)
})

test('elsewhere the bar is one line at the start and one at the end', () => {
  const { terminal, notes } = recordingTerminal()
  const draw = progressBar(terminal, 'Indexing')

  for (const done of [0, 1, 2]) draw(done, 2)

  expect(notes).toEqual(['Indexing 0/2', 'Indexing 2/2'])
})

test('a backup prints its progress apart from its result', async () => {
  const { run } = operatorAt({ config: await filledStore() })

  const { out, notes } = await run('backup', join(temporaryFolder(), 'night'), '--json')

  const [first, last] = notes.split('\n')
  expect(first).toMatch(/^Copying page files 0\/\d+$/)
  expect(last).toMatch(/^Copying page files (\d+)\/\1$/)
  expect(JSON.parse(out)).toMatchObject({ copied_to: null, removed: [] })
})
