import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openShop } from '#server/payments/testing.ts'
import { operatorAt } from '../testing.ts'

const WHY = ['--why', 'Asked by letter']
const READER = 'kavya@example.com'
const UUID = /[0-9a-f]{8}-[0-9a-f-]{27}/g

test('the audit log names what each command changed, and the chain is intact', async () => {
  const shop = await openShop()
  const { db, clock } = shop.services
  const { type } = operatorAt({ db, now: () => clock.now() })
  const member = await shop.member()
  await member.buy('month')
  const { id } = await db.selectFrom('payment').select('id').executeTakeFirstOrThrow()

  await type('plans', 'load', 'sample/dh/catalogue.json')
  await type('editions', 'load', await editionsFile())
  await type('content', 'load', 'sample/pv/information/faqs.json')
  await type('readers', 'grant', READER, '--archive', '30')
  await type('readers', 'revoke', READER)
  await type('readers', 'change-contact', READER, 'new@example.com', '--payment', id, ...WHY)
  await type('readers', 'stop-contact-change', READER, ...WHY)
  await type('readers', 'data', READER, ...WHY)
  await type('subscriptions', 'export', 'invoices', ...WHY)
  await type('subscriptions', 'cancel', READER, ...WHY)
  await type('subscriptions', 'refund', id, ...WHY)
  await shop.run()
  await type('readers', 'erase', READER, ...WHY)

  const lines = (await type('audit', 'list')).split('\n').reverse()
  const sentences = lines.map((line) => line.replace(/^.* asha from test-machine: /, ''))
  expect(sentences.map((sentence) => sentence.replaceAll(UUID, 'ID'))).toMatchInlineSnapshot(`
    [
      "replaced the plans of The Plateau Courier: 0 for sale before, 13 now",
      "replaced the editions of The Plateau Courier: 0 before, 1 now",
      "replaced texts of Belakindi: faqs",
      "gave reader ID complimentary access until it is revoked",
      "ended the complimentary access of reader ID",
      "requested a new e-mail address for reader ID",
      "stopped the change of the e-mail address of reader ID",
      "printed the data of reader ID",
      "exported the table invoices (rows: 1)",
      "stopped the renewal of plan ID of reader ID",
      "refunded ₹299 of payment ID to reader ID",
      "erased reader ID",
    ]
  `)
  expect(lines.join('\n')).not.toContain('@example.com')
  expect(await type('audit', 'verify')).toMatch(/^The audit log is intact/)
})

async function editionsFile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'editions-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'editions.json')
  const editions = [{ id: 7, edition_number: 7, edition_name: 'Hubballi' }]
  const groups = [{ parent_edition: 'Hubballi', editions }]
  await writeFile(file, JSON.stringify({ publisher: 'DH', groups }))
  return file
}
