// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { LocalStorage, SessionStorage } from '#contract/storage-keys.ts'
import { storage } from './storage.ts'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})

test('every storage key of the contract is here', () => {
  const keys = [...Object.keys(LocalStorage.shape), ...Object.keys(SessionStorage.shape)]
  expect(Object.keys(storage)).toEqual(keys)
})

test('strings are stored as they are, other values as JSON', () => {
  storage.user_paid_status.write('paid')
  storage.isSubscribed.write(true)
  storage.fontSize.write(18)

  expect(sessionStorage.getItem('user_paid_status')).toBe('paid')
  expect(sessionStorage.getItem('isSubscribed')).toBe('true')
  expect(localStorage.getItem('fontSize')).toBe('18')
  expect(storage.user_paid_status.read()).toBe('paid')
  expect(storage.isSubscribed.read()).toBe(true)
  expect(storage.fontSize.read()).toBe(18)
})

test('a removed or invalid value reads as undefined', () => {
  storage.fontSize.write(18)
  storage.fontSize.remove()
  localStorage.setItem('preferredEditionId', 'Mysuru')

  expect(storage.fontSize.read()).toBeUndefined()
  expect(storage.preferredEditionId.read()).toBeUndefined()
})

test('blocked storage behaves like empty storage', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied', 'SecurityError')
  })

  storage.fontSize.write(18)
  expect(storage.fontSize.read()).toBeUndefined()
})
