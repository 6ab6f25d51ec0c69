import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')

test.each(['broadsheet.env', 'compose/settings.env'])(
  '%s sets production and no stand-ins',
  (file) => {
    const settings = parseEnv(read(file))
    expect(settings.NODE_ENV).toBe('production')
    expect(settings.STAND_INS || undefined).toBeUndefined()
  },
)

test('the image and the containers run in production unless the operator says otherwise', () => {
  expect(read('Dockerfile')).toMatch(/^ENV NODE_ENV=production /m)
  expect(read('compose.yaml')).toMatch(/^ {4}NODE_ENV: \$\{NODE_ENV:-production\}$/m)
  expect(read('compose.yaml')).toMatch(/^ {4}STAND_INS: \$\{STAND_INS:-\}$/m)
})

test('services take NODE_ENV from the file of settings alone', () => {
  for (const unit of ['broadsheet@', 'broadsheet-worker', 'broadsheet-backup']) {
    const text = read(`systemd/${unit}.service`)
    expect(text).toContain('EnvironmentFile=/etc/broadsheet/broadsheet.env')
    expect(text).not.toContain('NODE_ENV')
  }
})

test('the nightly backup keeps a number of backups', () => {
  expect(read('systemd/broadsheet-backup.service')).toMatch(/tools\/backup\.ts .* --keep \d+'$/m)
})
