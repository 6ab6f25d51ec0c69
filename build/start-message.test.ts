import { expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { startMessage } from './start-message.ts'

const messageFor = (env: Record<string, string>) => startMessage(readConfig(env), 3000)

test('the start message says that only this machine can connect, and how to open the server', () => {
  const message = messageFor({})
  expect(message).toContain('http://localhost:3000/dev/inbox')
  expect(message).toContain('reachable from this machine only')
  expect(message).toContain('set STAND_INS=on HOST=0.0.0.0')
  expect(message).not.toContain('Warning')
})

test('the start message names the address of each title', () => {
  const [pv, dh] = ['http://pv.localhost:3000', 'http://dh.localhost:3000']
  expect(messageFor({ PUBLIC_URL_PV: pv, PUBLIC_URL_DH: dh })).toContain(`${pv} and ${dh}`)
  expect(messageFor({ PUBLIC_URL_PV: pv })).not.toContain(pv)
})

test('the start message names the page for trying things out', () => {
  expect(messageFor({})).toContain('Try it at http://localhost:3000/dev:')
})

test('the start message has the link to the desk, if there is one', () => {
  const message = startMessage(readConfig({}), 3000, '/api/dev/desk-link/token')
  expect(message).toContain('http://localhost:3000/api/dev/desk-link/token')
  expect(messageFor({})).not.toContain('desk')
})

test('the start message warns when the stand-ins are open', () => {
  const message = messageFor({ STAND_INS: 'on', HOST: '0.0.0.0' })
  expect(message).toContain('Warning: STAND_INS=on')
  expect(message).not.toContain('this machine only')
})

test('the start message of production names no stand-in', () => {
  const production = { ...readConfig({}), host: undefined, standIns: false, standInsOpen: false }
  const message = startMessage(production, 3000)
  expect(message).toContain('http://localhost:3000')
  expect(message).not.toMatch(/\/dev|inbox|STAND_INS|this machine only/)
})
