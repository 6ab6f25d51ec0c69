import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { commandFromOldScript } from './old-scripts.ts'
import { operatorAt, recordingTerminal } from './testing.ts'

test.each([
  ['press', ['list'], ['press', 'list']],
  ['catalogue', ['show'], ['plans', 'show']],
  ['messages', ['list'], ['contact-messages', 'list']],
  ['members', ['show', 'a@b.example'], ['subscriptions', 'show', 'a@b.example']],
  ['members', ['erase', 'a@b.example'], ['readers', 'erase', 'a@b.example']],
  ['members', ['data', 'a@b.example'], ['readers', 'data', 'a@b.example']],
  ['backup', ['/backups/1'], ['backup', '/backups/1']],
])('npm run %s -- %j becomes broadsheet %j', (script, typed, command) => {
  const { terminal, notes } = recordingTerminal()
  expect(commandFromOldScript(['old-script', script, ...typed], terminal)).toEqual(command)
  expect(notes).toEqual([`npm run ${script} is going away. Use: npx broadsheet ${command[0]}`])
})

test('a command of the new program is left as it is, without a note', () => {
  const { terminal, notes } = recordingTerminal()
  expect(commandFromOldScript(['press', 'list'], terminal)).toEqual(['press', 'list'])
  expect(notes).toEqual([])
})

test('every old script of package.json names an area of the program', async () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  )
  const old = Object.entries(scripts).filter(([, line]) => line.includes('old-script'))
  expect(old).toHaveLength(12)
  for (const [name, line] of old) {
    expect(line).toBe(`node broadsheet.mjs old-script ${name}`)
    const typed = commandFromOldScript(['old-script', name, '--help'], recordingTerminal().terminal)
    expect([name, (await operatorAt({}).run(...typed)).code]).toEqual([name, 0])
  }
})
