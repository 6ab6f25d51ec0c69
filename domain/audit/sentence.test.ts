import { expect, test } from 'vitest'
import { CHANGE_ACTIONS, Change } from '#contract/desk/changes.ts'
import { StaffRole } from '#contract/desk/permissions.ts'
import { actionsShownTo } from './actions.ts'
import { sentenceOf } from './sentence.ts'

const NAMES = {
  edition: (_publisher: string, _edition: number, language: 'en' | 'kn') =>
    language === 'kn' ? 'ಬೆಂಗಳೂರು ನಗರ' : 'Bengaluru City',
  staff: () => 'Asha Rao',
}

const ISSUE = { publisher: 'PV', edition: 4, date: '2026-11-17' }
const SAME = { version: 'b', pages: 16, replaced: [], added: [], removed: [] }
const EARLY = Date.parse('2026-11-17T06:30:00+05:30')
const HOUR = 3_600_000
const STAFF = { staff_id: 's1' }
const READER = { reader_id: 'r1' }
const REFUND = { reader_id: 'r1', refund_id: 'f1' }
const EMAIL = { kind: 'email' }
const PV = { publisher: 'PV' }
const ACCESS = { archival_access: -1, early_access: false, ends_at: null }
const DH = [{ publisher: 'DH', edition: null }]

const CASES: [object, string][] = [
  [
    { action: 'issue.published', object: ISSUE, before: { version: null }, after: SAME },
    'published Bengaluru City, 17 November with 16 pages',
  ],
  [
    {
      action: 'issue.published',
      object: ISSUE,
      before: { version: 'a' },
      after: { ...SAME, replaced: [3] },
    },
    'replaced page 3 of Bengaluru City, 17 November',
  ],
  [
    {
      action: 'issue.published',
      object: ISSUE,
      before: { version: 'a' },
      after: { ...SAME, replaced: [3, 5, 7], added: [17] },
    },
    'replaced pages 3, 5 and 7, added page 17 of Bengaluru City, 17 November',
  ],
  [
    { action: 'issue.published', object: ISSUE, before: { version: 'a' }, after: SAME },
    'published a new version of Bengaluru City, 17 November',
  ],
  [
    {
      action: 'issue.release-changed',
      object: ISSUE,
      before: { early_release_at: EARLY, general_release_at: EARLY + HOUR },
      after: { early_release_at: EARLY + HOUR, general_release_at: EARLY + 2 * HOUR },
    },
    'changed the release of Bengaluru City, 17 November, from 06:30 and 07:30 to 07:30 and 08:30',
  ],
  [
    {
      action: 'issue.released',
      object: ISSUE,
      before: { early_release_at: EARLY, general_release_at: EARLY + HOUR },
      after: { early_release_at: EARLY, general_release_at: EARLY },
    },
    'released Bengaluru City, 17 November to all readers at 06:30',
  ],
  [
    { action: 'issue.held', object: ISSUE, before: null, after: null },
    'held Bengaluru City, 17 November',
  ],
  [
    { action: 'issue.hold-ended', object: ISSUE, before: null, after: null },
    'ended the hold of Bengaluru City, 17 November',
  ],
  [
    {
      action: 'board.duty-changed',
      object: { publisher: 'DH' },
      before: { staff_id: null },
      after: STAFF,
    },
    'put Asha Rao on night duty for The Plateau Courier',
  ],
  [
    { action: 'issue.unpublished', object: ISSUE, before: { version: 'a' }, after: null },
    'unpublished Bengaluru City, 17 November',
  ],
  [
    {
      action: 'issue.restored',
      object: ISSUE,
      before: { version: 'b' },
      after: { version: 'a' },
    },
    'restored version a of Bengaluru City, 17 November',
  ],
  [
    { action: 'issue.version-deleted', object: ISSUE, before: { version: 'a' }, after: null },
    'deleted version a of Bengaluru City, 17 November',
  ],
  [
    {
      action: 'page.held',
      object: { ...ISSUE, page: 3 },
      before: { version: 'a' },
      after: { version: 'b' },
    },
    'held back page 3 of Bengaluru City, 17 November',
  ],
  [
    {
      action: 'page.shown',
      object: { ...ISSUE, page: 3 },
      before: { version: 'b' },
      after: { version: 'a' },
    },
    'showed page 3 of Bengaluru City, 17 November again',
  ],
  [
    {
      action: 'issue.corrected',
      object: ISSUE,
      before: { version: 'a' },
      after: { version: 'b', pages: [3, 5], acts: { merge: 2, split: 1 } },
    },
    'corrected pages 3 and 5 of Bengaluru City, 17 November: 2 merged, 1 split',
  ],
  [
    {
      action: 'article.withdrawn',
      object: ISSUE,
      before: null,
      after: { articles: ['pv-1', 'pv-2'] },
    },
    'withdrew articles pv-1 and pv-2 of Bengaluru City, 17 November',
  ],
  [
    { action: 'article.reinstated', object: ISSUE, before: { articles: ['pv-1'] }, after: null },
    'reinstated article pv-1 of Bengaluru City, 17 November',
  ],
  [
    { action: 'reader.access-granted', object: READER, before: [], after: ACCESS },
    'gave reader r1 complimentary access until it is revoked',
  ],
  [
    { action: 'reader.access-revoked', object: READER, before: [ACCESS], after: null },
    'ended the complimentary access of reader r1',
  ],
  [
    { action: 'reader.contact-change-requested', object: READER, before: null, after: EMAIL },
    'requested a new e-mail address for reader r1',
  ],
  [
    { action: 'reader.contact-change-stopped', object: READER, before: EMAIL, after: null },
    'stopped the change of the e-mail address of reader r1',
  ],
  [
    { action: 'reader.contact-changed', object: READER, before: null, after: { kind: 'phone' } },
    'changed the mobile number of reader r1',
  ],
  [
    { action: 'reader.data-exported', object: READER, before: null, after: null },
    'printed the data of reader r1',
  ],
  [{ action: 'reader.erased', object: READER, before: null, after: null }, 'erased reader r1'],
  [
    {
      action: 'reader.renewal-stopped',
      object: { ...READER, subscription_id: 's7' },
      before: null,
      after: null,
    },
    'stopped the renewal of plan s7 of reader r1',
  ],
  [
    {
      action: 'payment.refunded',
      object: { ...REFUND, payment_id: 'p1' },
      before: null,
      after: { amount_cents: 14950, currency: 'INR' },
    },
    'refunded ₹149.50 of payment p1 to reader r1',
  ],
  [
    { action: 'payment.refund-retried', object: REFUND, before: null, after: null },
    'sent refund f1 to reader r1 again',
  ],
  [
    {
      action: 'payment.refund-transferred',
      object: REFUND,
      before: null,
      after: { reference: 'SBIN326340123456' },
    },
    'paid refund f1 to reader r1 by bank transfer SBIN326340123456',
  ],
  [
    {
      action: 'payment.table-exported',
      object: { table: 'invoices' },
      before: null,
      after: { rows: 12 },
    },
    'exported the table invoices (rows: 12)',
  ],
  [
    {
      action: 'plan.loaded',
      object: PV,
      before: { plans: [] },
      after: { plans: [{ plan_id: 'month', price_cents: 14900 }] },
    },
    'replaced the plans of Belakindi: 0 for sale before, 1 now',
  ],
  [
    {
      action: 'edition.loaded',
      object: PV,
      before: { editions: [4] },
      after: { editions: [4, 5] },
    },
    'replaced the editions of Belakindi: 1 before, 2 now',
  ],
  [
    { action: 'content.loaded', object: PV, before: null, after: { parts: ['faqs', 'terms'] } },
    'replaced texts of Belakindi: faqs, terms',
  ],
  [
    {
      action: 'contact-message.erased',
      object: { reference: 'PV-7KQ4-M2XA' },
      before: null,
      after: null,
    },
    'erased the message PV-7KQ4-M2XA',
  ],
  [
    {
      action: 'staff.invited',
      object: STAFF,
      before: null,
      after: { role: 'editor', scope: DH },
    },
    'invited Asha Rao as editor for The Plateau Courier',
  ],
  [
    { action: 'staff.joined', object: STAFF, before: null, after: { by: 'passkey' } },
    'accepted the invitation of Asha Rao with a passkey',
  ],
  [
    {
      action: 'staff.post-changed',
      object: STAFF,
      before: { role: 'admin', scope: 'all' },
      after: { role: 'viewer', scope: [{ publisher: 'PV', edition: 4 }] },
    },
    'changed Asha Rao from admin for all titles to viewer for Bengaluru City',
  ],
  [
    { action: 'staff.closed', object: STAFF, before: null, after: null },
    'closed the account of Asha Rao',
  ],
  [
    { action: 'staff.reopened', object: STAFF, before: null, after: null },
    'reopened the account of Asha Rao',
  ],
  [
    { action: 'staff.reset', object: STAFF, before: null, after: null },
    'removed the passkeys and codes of Asha Rao and invited them again',
  ],
  [
    { action: 'staff.token-made', object: STAFF, before: null, after: { token_id: '0a1b' } },
    'made the token 0a1b for Asha Rao',
  ],
  [
    { action: 'staff.token-revoked', object: STAFF, before: { token_id: '0a1b' }, after: null },
    'revoked the token 0a1b of Asha Rao',
  ],
]

test.each(CASES)('%j reads in English: %s', (change, sentence) => {
  expect(sentenceOf(Change.parse(change), NAMES).en).toBe(sentence)
})

test.each(CASES)('%j has a Kannada sentence', (change) => {
  expect(sentenceOf(Change.parse(change), NAMES).kn).toMatch(/[\u0c80-\u0cff]{3}/)
})

test('a replaced page reads in Kannada with the names of that language', () => {
  const [, replaced] = CASES
  const { kn } = sentenceOf(Change.parse(replaced?.[0]), NAMES)
  expect(kn).toBe('ಬೆಂಗಳೂರು ನಗರ, 17 ನವೆಂಬರ್: ಪುಟ 3 ಅನ್ನು ಬದಲಾಯಿಸಿದರು')
})

test('every action has a case above', () => {
  const actions = new Set(CASES.map(([change]) => Change.parse(change).action))
  expect(CHANGE_ACTIONS.filter((action) => !actions.has(action))).toEqual([])
})

const OF_ISSUES = ['issue', 'page', 'article', 'board']

test('each role sees the entries about what it works with', () => {
  const kinds = (role: StaffRole) => [
    ...new Set(actionsShownTo(role).map((action) => action.split('.')[0])),
  ]
  expect(Object.fromEntries(StaffRole.options.map((role) => [role, kinds(role)]))).toEqual({
    admin: [
      ...OF_ISSUES,
      'reader',
      'payment',
      'plan',
      'edition',
      'content',
      'contact-message',
      'staff',
    ],
    editor: [...OF_ISSUES, 'edition'],
    corrector: [...OF_ISSUES, 'edition'],
    circulation: [...OF_ISSUES, 'plan', 'edition', 'content'],
    support: ['reader', 'payment', 'plan', 'contact-message'],
    finance: ['reader', 'payment', 'plan', 'contact-message'],
    viewer: [...OF_ISSUES, 'plan', 'edition'],
  })
})
