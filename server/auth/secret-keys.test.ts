import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { secretKeys, secretOfMachine } from './secret-keys.ts'

const OLD = 'an old secret of more than 32 characters'
const NEW = 'a new secret of more than 32 characters.'

test('what was sealed with an old secret is opened while that secret is kept', () => {
  const sealed = secretKeys([OLD]).seal('signing-key', 'text')
  expect(sealed).not.toContain('text')
  expect(secretKeys([NEW, OLD]).unseal('signing-key', sealed)).toBe('text')
  expect(secretKeys([NEW]).unseal('signing-key', sealed)).toBeUndefined()
  expect(secretKeys([OLD]).unseal('code', sealed)).toBeUndefined()
  expect(secretKeys([OLD]).unseal('signing-key', 'rubbish')).toBeUndefined()
})

test('a mark is known by any kept secret, and for its purpose only', () => {
  const mark = secretKeys([OLD]).mac('code', 'text')
  expect(secretKeys([NEW, OLD]).isMac('code', 'text', mark)).toBe(true)
  expect(secretKeys([NEW]).isMac('code', 'text', mark)).toBe(false)
  expect(secretKeys([OLD]).isMac('refresh-token', 'text', mark)).toBe(false)
  expect(secretKeys([OLD]).isMac('code', 'other', mark)).toBe(false)
})

test('a tag is shorter than a mark, and known by any kept secret for its purpose only', () => {
  const tag = secretKeys([OLD]).tag('contact-undo', 'text')
  expect(tag).toHaveLength(16)
  expect(secretKeys([NEW, OLD]).isTag('contact-undo', 'text', tag)).toBe(true)
  expect(secretKeys([NEW]).isTag('contact-undo', 'text', tag)).toBe(false)
  expect(secretKeys([OLD]).isTag('code', 'text', tag)).toBe(false)
  expect(secretKeys([OLD]).isTag('contact-undo', 'other', tag)).toBe(false)
  expect(secretKeys([OLD]).isTag('contact-undo', 'text', tag.slice(1))).toBe(false)
})

test('a machine makes its secret once, for its owner only', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-secret-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const secrets = await Promise.all(Array.from({ length: 8 }, () => secretOfMachine(folder)))
  expect(new Set(secrets).size).toBe(1)
  expect(secrets[0]).toHaveLength(43)
  expect(statSync(join(folder, 'secret.key')).mode & 0o777).toBe(0o600)
})
