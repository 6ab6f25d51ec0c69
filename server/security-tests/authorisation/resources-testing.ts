import { listSessions, type ReaderSession } from '#contract/auth-sessions.ts'
import { followSearch } from '#contract/followed-searches.ts'
import { listInvoices } from '#contract/invoices.ts'
import { saveArticle } from '#contract/saved-articles.ts'
import type { Member } from '../../payments/testing.ts'

const PLACE = { top: '1%', left: '1%', width: '1%', height: '1%' }
export const SAVED = {
  publisher_short_code: 'PV',
  article_id: 'p1-lead',
  edition_number: 4,
  page_no: 1,
  html_path: 'a/p1-lead.html',
  image_path: 'p01/w800.webp',
  image_coordinates: PLACE,
  title: 'Title',
  description: '',
  edition_date: '2026-11-15',
}

/** Resources of a reader whose ids another reader could guess or find. */
export async function resourcesOf(member: Member) {
  const { browser } = member
  const sessions: ReaderSession[] = await (await browser.send('GET', listSessions.path)).json()
  const { invoices } = await (await browser.send('GET', listInvoices.path)).json()
  const subscription = await member.first()
  await browser.send('POST', saveArticle.path, { ...SAVED, article_id: 'kept' })
  const words = { publisher: 'PV', kind: 'words', what: 'kept' }
  const followed = await (await browser.send('POST', followSearch.path, words)).json()
  const begun = await member.begin('light', 'switch')
  return {
    session: sessions.find(({ current }) => !current)?.sessionHandle ?? '',
    invoice: `${invoices[0].number}.pdf`,
    subscription: subscription?.id ?? '',
    saved: 'kept',
    followed: followed.id,
    attempt: begun.attempt_token,
  }
}
