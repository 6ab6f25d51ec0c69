import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { createTestServer } from '#server/testing.ts'
import { actsIn, operatorAt } from './testing.ts'

const operator = operatorAt({})

/** Runs the program in a process of its own, in a directory that is not the root of the project. */
async function runProcess(typed: readonly string[], script = '../broadsheet.mjs') {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-cli-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const env = { PATH: process.env.PATH, NODE_NO_WARNINGS: '1', DATA_DIR: folder }
  return promisify(execFile)(process.execPath, [script, ...typed], { cwd: resolve('docs'), env })
}

test('help lists every area, the verbs of an area and the options of a verb', async () => {
  const program = await operator.run('--help')
  const area = await operator.run('subscriptions', '--help')
  const verb = await operator.run('subscriptions', 'refund', '--help')

  expect([program.code, area.code, verb.code]).toEqual([0, 0, 0])
  for (const name of ['press', 'subscriptions', 'contact-messages', 'restore', 'worker']) {
    expect(program.out).toMatch(new RegExp(`^  ${name} `, 'm'))
  }
  expect(area.out).toMatch(/^ {2}refund \[options\] <payment> {2}refund a payment/m)
  expect(verb.out).toMatch(/^ {2}--amount <amount> {2}such as 149\.50/m)
})

test.each([
  ['no area', []],
  ['an area without a verb', ['readers']],
])('%s shows the help', async (_what, typed) => {
  const { code, notes } = await operator.run(...typed)
  expect(code).toBe(0)
  expect(notes).toContain('Usage: broadsheet')
})

test.each([
  [['pres', 'list'], "unknown command 'pres'\n(Did you mean press?)"],
  [['press', 'pubish'], "unknown command 'pubish'\n(Did you mean publish?)"],
  [['press', 'list', '--jsn'], "unknown option '--jsn'\n(Did you mean --json?)"],
  [['readers', 'show'], "missing required argument 'reader'"],
  [['readers', 'show', 'a@b.example', 'c@d.example'], 'too many arguments'],
  [['readers', 'erase', 'a@b.example'], "required option '--why <reason>' not specified"],
  [['backup', 'x', '--keep', '0'], 'It must be a whole number from 1 to 9999.'],
  [['completion', 'ksh'], 'Allowed choices are bash, zsh, fish.'],
])('%j is wrong usage: exit code 2, and the message says why', async (typed, message) => {
  const { code, out, notes } = await operator.run(...typed)
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(notes).toContain(message)
})

test('a refusal has exit code 1, a value that cannot be right exit code 2', async () => {
  const { services } = await createTestServer()
  const { run } = operatorAt({ db: services.db })

  expect(await run('readers', 'show', 'nobody@example.com')).toEqual({
    code: 1,
    out: '',
    notes: 'Nobody has signed in with nobody@example.com yet.',
  })
  expect(await run('readers', 'show', 'nobody')).toMatchObject({ code: 2, out: '' })
})

test('a bug is thrown, so that its stack trace is shown', async () => {
  await expect(operator.run('editions', 'show')).rejects.toThrow('The test has not opened')
})

test.each([
  ['editions', 'show'],
  ['plans', 'show'],
  ['notifications', 'list'],
  ['contact-messages', 'list'],
  ['payments', 'refunds'],
  ['search', 'rebuild'],
])('%s %s --json prints one JSON document', async (...typed) => {
  const { services } = await createTestServer()
  const out = await operatorAt({ db: services.db }).type(...typed, '--json')
  expect(JSON.parse(out)).toBeTypeOf('object')
})

test('a command is noted in the audit log before it runs; wrong usage is not', async () => {
  const { services } = await createTestServer()
  const { db } = services
  const { run } = operatorAt({ db, user: 'ravi' })
  const notes = () => db.selectFrom('audit_entry').select(['who', 'what', 'details']).execute()

  await run('plans', 'load', '--jsn')
  expect(await notes()).toEqual([])
  await run('plans', 'load', 'no-such-file.json')

  const details = JSON.stringify({ typed: ['load', 'no-such-file.json'] })
  expect(await notes()).toEqual([{ who: 'ravi', what: 'broadsheet plans', details }])
  expect(await actsIn(db)).toEqual([])
})

test('the program runs in any directory of the project', { tags: 'slow' }, async () => {
  const { stdout, stderr } = await runProcess(['editions', 'show', '--json'])
  expect(JSON.parse(stdout)).toMatchObject([{ publisher: 'PV' }, { publisher: 'DH' }])
  expect(stderr).toBe('')

  const usage = runProcess(['press', 'pubish'])
  await expect(usage).rejects.toMatchObject({ code: 2, stderr: expect.stringContaining('publish') })
})

test('a script of the previous release runs the new command and prints its name', {
  tags: 'slow',
}, async () => {
  const { stdout, stderr } = await runProcess(['old-script', 'catalogue', 'show', 'PV'])
  expect(stdout).toBe('PV\n  No plans.\n')
  expect(stderr).toBe('npm run catalogue is going away. Use: npx broadsheet plans\n')
})
