// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { LocalStorage, SessionStorage } from '#contract/storage-keys.ts'
import { stored } from './storage.ts'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})

test('every storage key of the contract is here', () => {
  const keys = [...Object.keys(LocalStorage.shape), ...Object.keys(SessionStorage.shape)]
  expect(Object.keys(stored)).toEqual(keys)
})

test('a text is kept as it is, anything else as JSON', () => {
  stored.user_paid_status.write('paid')
  stored.isSubscribed.write(true)
  stored.fontSize.write(18)

  expect(sessionStorage.getItem('user_paid_status')).toBe('paid')
  expect(sessionStorage.getItem('isSubscribed')).toBe('true')
  expect(localStorage.getItem('fontSize')).toBe('18')
  expect(stored.user_paid_status.read()).toBe('paid')
  expect(stored.isSubscribed.read()).toBe(true)
  expect(stored.fontSize.read()).toBe(18)
})

test('what is removed or does not fit is not there', () => {
  stored.fontSize.write(18)
  stored.fontSize.remove()
  localStorage.setItem('preferredEditionId', 'Mysuru')

  expect(stored.fontSize.read()).toBeUndefined()
  expect(stored.preferredEditionId.read()).toBeUndefined()
})

test('blocked storage is like an empty one', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied', 'SecurityError')
  })

  stored.fontSize.write(18)
  expect(stored.fontSize.read()).toBeUndefined()
})
