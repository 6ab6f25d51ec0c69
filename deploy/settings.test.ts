// @module-tag slow: starts nginx, PostgreSQL or several servers.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { operatorAt } from '#cli/testing.ts'
import { openTestPress } from '#press/testing.ts'

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')

test.each(['broadsheet.env', 'compose/settings.env'])(
  '%s sets production and no stand-ins',
  (file) => {
    const settings = parseEnv(read(file))
    expect(settings.NODE_ENV).toBe('production')
    expect(settings.STAND_INS || undefined).toBeUndefined()
  },
)

test('the image and the containers run in production by default', () => {
  expect(read('Dockerfile')).toMatch(/^ENV NODE_ENV=production /m)
  expect(read('compose.yaml')).toMatch(/^ {4}NODE_ENV: \$\{NODE_ENV:-production\}$/m)
  expect(read('compose.yaml')).toMatch(/^ {4}STAND_INS: \$\{STAND_INS:-\}$/m)
})

test('the watch container runs with its default options and with those of the example', async () => {
  const settings = read('compose/settings.env').replace(/^#(?=[A-Z]+=)/gm, '')
  const [, place = '', byDefault = ''] =
    /^ {4}command: cli\/main\.ts press watch (\S+) \$\{WATCH:-(.+)\}$/m.exec(
      read('compose.yaml'),
    ) ?? []
  expect(read('compose.yaml')).toContain(`\${INCOMING:-./incoming}:${place}:ro`)
  const { press } = await openTestPress()
  for (const options of [byDefault, parseEnv(settings).WATCH ?? '']) {
    const folder = mkdtempSync(join(tmpdir(), 'broadsheet-incoming-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const typed = ['press', 'watch', folder, ...options.split(' '), '--once']
    expect(await operatorAt({ press }).run(...typed)).toMatchObject({ code: 0 })
  }
})

test('systemd services take NODE_ENV only from the settings file', () => {
  for (const unit of [
    'broadsheet@',
    'broadsheet-worker',
    'broadsheet-press',
    'broadsheet-watch@',
    'broadsheet-backup',
    'broadsheet-doctor',
  ]) {
    const text = read(`systemd/${unit}.service`)
    expect(text).toContain('EnvironmentFile=/etc/broadsheet/broadsheet.env')
    expect(text).not.toContain('NODE_ENV')
  }
})

/** The programs that read a settings file in a deployment. systemd-run needs root. */
const READERS: Record<string, (file: string) => string> = {
  'a shell': (file) => output('env', ['-i', 'sh', '-c', `set -a; . ${file}; env`]),
  ...(existsSync('/run/systemd/system') && process.getuid?.() === 0 && { systemd: readBySystemd }),
}

function readBySystemd(file: string): string {
  return output('systemd-run', ['--pipe', '--wait', '-q', '-p', `EnvironmentFile=${file}`, 'env'])
}

function output(program: string, args: string[]): string {
  return execFileSync(program, args, { encoding: 'utf8' })
}

function expectSameValues(text: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-settings-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'broadsheet.env')
  writeFileSync(file, text)
  const settings = Object.entries(parseEnv(text)).map(([name, value]) => `${name}=${value}`)
  console.info(`Read by node and ${Object.keys(READERS).join(' and ')}`)
  for (const [reader, read] of Object.entries(READERS)) {
    expect(read(file).split('\n'), reader).toEqual(expect.arrayContaining(settings))
  }
}

const AWKWARD = String.raw`https://sms.example/send?to={to}&text={text}; # $HOME "quoted" <a@b> \n (x)`

test('a shell, systemd and node read the same values from filled-in settings', () => {
  const filled = read('broadsheet.env').replace(
    /^([A-Z_]+)=''$/gm,
    `$1='${AWKWARD.replaceAll('$', '$$$$')}'`,
  )
  expect(parseEnv(filled)).toMatchObject({ SMS_URL: AWKWARD, MAIL_FROM: AWKWARD })
  expectSameValues(filled)
})

test('the examples of docs/operate/messaging.md can be pasted into the settings', () => {
  const page = read('../docs/operate/messaging.md')
  const examples = Array.from(page.matchAll(/```\n([^`]+)```/g), ([, lines = '']) => lines)
  expect(examples).toHaveLength(6)
  for (const example of examples) expectSameValues(example)
})

test('the settings file of a trial is ignored by git', () => {
  const ignored = read('../.gitignore').split('\n')
  expect(ignored).toEqual(expect.arrayContaining(['/my.env', '/deploy/.env']))
})

test('the nightly backup keeps a number of backups', () => {
  expect(read('systemd/broadsheet-backup.service')).toMatch(
    /broadsheet\.mjs backup .* --keep \d+'$/m,
  )
})
