import { expect, test } from 'vitest'
import { serverWithIssues } from '../issues/testing.ts'
import { homeOn } from '../web-app/testing.ts'

test('the page tells the status in both languages before any script runs, also without the database', async () => {
  const server = await serverWithIssues()
  const open = await homeOn(server)
  const wordsOf = async () =>
    /<main class="plain-words">.*<\/main>/.exec((await open('/status')).html)?.[0]
  const before = await wordsOf()
  expect(before).toContain('<li>Belakindi, Bengaluru City: Out at 06:00</li>')
  expect(before).toContain('<li>ಪಾವತಿ: ಸರಿಯಾಗಿದೆ</li>')
  server.outage.isOn = true

  const during = await wordsOf()

  expect(during).toContain('<li>Belakindi, Bengaluru City: Out at 06:00</li>')
  expect(during).toMatch(/<li>Payment: Disturbed since 12:0\d<\/li>/)
})
