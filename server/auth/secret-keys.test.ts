import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { secretKeys, secretOfMachine } from './secret-keys.ts'

const OLD = 'an old secret of more than 32 characters'
const NEW = 'a new secret of more than 32 characters.'

test('text that was encrypted with an old secret can be decrypted while that secret is configured', () => {
  const sealed = secretKeys([OLD]).seal('signing-key', 'text')
  expect(sealed).not.toContain('text')
  expect(secretKeys([NEW, OLD]).unseal('signing-key', sealed)).toBe('text')
  expect(secretKeys([NEW]).unseal('signing-key', sealed)).toBeUndefined()
  expect(secretKeys([OLD]).unseal('code', sealed)).toBeUndefined()
  expect(secretKeys([OLD]).unseal('signing-key', 'rubbish')).toBeUndefined()
})

test('a MAC is valid with any configured secret, and only for its purpose', () => {
  const mac = secretKeys([OLD]).mac('code', 'text')
  expect(secretKeys([NEW, OLD]).isMac('code', 'text', mac)).toBe(true)
  expect(secretKeys([NEW]).isMac('code', 'text', mac)).toBe(false)
  expect(secretKeys([OLD]).isMac('refresh-token', 'text', mac)).toBe(false)
  expect(secretKeys([OLD]).isMac('code', 'other', mac)).toBe(false)
})

test('a tag has 16 characters, and is valid with any configured secret and only for its purpose', () => {
  const tag = secretKeys([OLD]).tag('contact-undo', 'text')
  expect(tag).toHaveLength(16)
  expect(secretKeys([NEW, OLD]).isTag('contact-undo', 'text', tag)).toBe(true)
  expect(secretKeys([NEW]).isTag('contact-undo', 'text', tag)).toBe(false)
  expect(secretKeys([OLD]).isTag('code', 'text', tag)).toBe(false)
  expect(secretKeys([OLD]).isTag('contact-undo', 'other', tag)).toBe(false)
  expect(secretKeys([OLD]).isTag('contact-undo', 'text', tag.slice(1))).toBe(false)
})

test('the secret of a machine is created once and readable only by its owner', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-secret-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const secrets = await Promise.all(Array.from({ length: 8 }, () => secretOfMachine(folder)))
  expect(new Set(secrets).size).toBe(1)
  expect(secrets[0]).toHaveLength(43)
  expect(statSync(join(folder, 'secret.key')).mode & 0o777).toBe(0o600)
})
