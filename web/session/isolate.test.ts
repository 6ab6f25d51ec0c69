// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { APP_CODE_ID } from '#contract/first-view.ts'

test('the app of a preview starts with cookies and storage of its own, signed in without a session', async () => {
  window.localStorage.setItem('fontSize', '20')
  // biome-ignore lint/suspicious/noDocumentCookie: the script replaces it.
  document.cookie = 'sFrontToken=of-a-reader'
  const own = window.localStorage
  document.body.innerHTML = `<template id="${APP_CODE_ID}"><meta name="app"></template>`

  await import('./isolate.ts')

  expect(document.head.querySelector('meta[name="app"]')).not.toBeNull()
  const { readSessionCookies } = await import('./session.ts')
  expect(readSessionCookies()).toEqual({ kind: 'reader', readerId: 'preview' })
  expect(window.localStorage.getItem('fontSize')).toBeNull()
  window.localStorage.setItem('fontSize', '24')
  expect(own.getItem('fontSize')).toBe('20')
  // biome-ignore lint/suspicious/noDocumentCookie: as the session library does at log-out.
  document.cookie = 'sFrontToken=; expires=Thu, 01 Jan 1970 00:00:01 GMT; path=/'
  expect(readSessionCookies()).toEqual({ kind: 'nobody' })
})
