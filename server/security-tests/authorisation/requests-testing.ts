import { randomUUID } from 'node:crypto'
import type { CancelReason, PlanChangeRecord } from '#contract/sheets.ts'
import { purchaseOf } from '../../payments/testing.ts'
import type { World } from '../world-testing.ts'
import { resourcesOf, SAVED } from './resources-testing.ts'

/** The input of a call without its caller. */
export interface CallInput {
  params?: Record<string, string>
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: object
}

const OF_PV = { publisher: 'PV' }
const ISSUE = { publisher: 'PV', date: '20261115', edition: '4' }
const YESTERDAY = { ...ISSUE, date: '20261114' }
const CALLBACK = 'http://localhost:3000/auth/callback/google'
const ENTERED = { preAuthSessionId: 'none', deviceId: 'none', userInputCode: '123456' }
const REASON: CancelReason = 'too expensive'
const CHANGE: PlanChangeRecord = {
  email: 'reader@example.com',
  current_plan_name: 'Year',
  new_plan_name: 'Month',
  current_plan_start: 1,
  current_plan_end: 2,
  new_plan_start: 3,
  new_plan_end: 4,
  current_plan_price: 1,
  new_plan_price: 1,
}
const READING_PLACE = {
  publisher: 'PV',
  edition_date: '2026-11-15',
  edition_number: 4,
  page_no: 1,
  article_id: null,
  article_block: 0,
  read_articles: [],
  updated_at: '2026-11-15T06:00:00.000Z',
}
const CLIP = {
  publisher: 'PV',
  date: '2026-11-15',
  edition: 4,
  box: { left: 0, top: 10, width: 20, height: 20 },
}
const MESSAGE = { name: 'A', contact: 'a@example.com', subject: 'B', message: 'C' }

/**
 * Valid input for each call, so that the answer depends only on the caller. Resources belong to the subscriber.
 * Calls without input are left out. A word after the path distinguishes two inputs of the same call.
 */
export async function callInputsIn(world: World): Promise<Map<string, CallInput>> {
  const { subscription, invoice, session, saved, followed, attempt } = await resourcesOf(
    world.members.subscriber,
  )
  return new Map(
    Object.entries({
      'PUT /auth/me': { body: { first_name: 'Asha' } },
      'POST /auth/verify-code': { body: ENTERED },
      'POST /auth/change-phone-number': { body: { phoneNumber: '+919876500001' } },
      'POST /auth/change-email': { body: { email: 'new@example.com' } },
      'POST /auth/confirm/code': { body: { verificationMethod: 'email' } },
      'POST /auth/confirm': { body: ENTERED },
      'POST /auth/undo-change/details': { body: { token: 'none' } },
      'POST /auth/undo-change': { body: { token: 'none' } },
      'POST /auth/consents': { body: { act: 'profile' } },
      'POST /auth/signinup/code': { body: { email: 'someone@example.com' } },
      'POST /auth/signinup/code/resend': { body: ENTERED },
      'POST /auth/signinup/code/consume': { body: ENTERED },
      'GET /auth/passwordless/email/exists': { query: { email: 'subscriber@example.com' } },
      'GET /auth/signup/email/exists': { query: { email: 'subscriber@example.com' } },
      'GET /auth/passwordless/phonenumber/exists': { query: { phoneNumber: '+919876500001' } },
      'GET /auth/signup/phoneNumber/exists': { query: { phoneNumber: '+919876500001' } },
      'GET /auth/authorisationurl': {
        query: { thirdPartyId: 'google', redirectURIOnProviderDashboard: CALLBACK },
      },
      'POST /auth/signinup': { body: { thirdPartyId: 'google', oAuthTokens: { id_token: 'x' } } },
      'DELETE /auth/sessions/:sessionHandle': { params: { sessionHandle: session } },
      'GET /epaper/editions': { query: OF_PV },
      'GET /epaper/current-issue': { query: { ...OF_PV, edition: '4' } },
      'GET /epaper/data': { query: ISSUE },
      'GET /epaper/data yesterday': { query: YESTERDAY },
      'GET /epaper/data elsewhere': { query: { ...ISSUE, edition: '5' } },
      'GET /epaper/data claimed': { query: YESTERDAY, headers: { 'x-is-paid': 'paid' } },
      'GET /epaper/front-pages': { query: { publisher: 'PV', edition: '4', month: '2026-11' } },
      'GET /epaper/this-day': { query: { publisher: 'PV', edition: '4', date: '20261115' } },
      'GET /epaper/issue-dates': { query: { publisher: 'PV', edition: '4', month: '2026-11' } },
      'GET /iiif/:publisher/:date/:edition/manifest.json': { params: ISSUE },
      'GET /iiif/:publisher/:date/:edition/manifest.json yesterday': { params: YESTERDAY },
      'GET /iiif/:publisher/:edition/collection.json': { params: ISSUE },
      [`GET ${ARTICLE} front`]: {
        params: { ...ISSUE, version: 'v1', articleFile: 'p1-lead.html' },
      },
      [`GET ${INSERTS} front`]: { params: { ...ISSUE, version: 'v1', articleId: 'p1-lead' } },
      [`GET ${INSERTS}`]: { params: { ...ISSUE, version: 'v1', articleId: 'p2-lead' } },
      [`GET ${ARTICLE}`]: { params: { ...ISSUE, version: 'v1', articleFile: 'p2-lead.html' } },
      'GET /epaper/search': { query: { query: 'text', publisher_short_code: 'PV' } },
      'GET /epaper/search/word-boxes': { query: { ...ISSUE, pageNo: '2', query: 'text' } },
      'GET /epaper/search/word-boxes front': { query: { ...ISSUE, pageNo: '1', query: 'text' } },
      'GET /epaper/only-here': { query: ISSUE },
      'GET /epaper/only-here yesterday': { query: YESTERDAY },
      'GET /epaper/article-lengths': { query: ISSUE },
      'GET /epaper/article-lengths yesterday': { query: YESTERDAY },
      'GET /epaper/story-list': { query: ISSUE },
      'GET /epaper/story-list yesterday': { query: YESTERDAY },
      'GET /epaper/page-columns': { query: { ...ISSUE, pageNo: '2' } },
      'GET /epaper/page-columns front': { query: { ...ISSUE, pageNo: '1' } },
      'POST /epaper/clips': { body: { ...CLIP, pageNo: 2 } },
      'POST /epaper/clips front': { body: { ...CLIP, pageNo: 1 } },
      'GET /clips/:token': { params: { token: 'none' } },
      'GET /clips/:token/picture': { params: { token: 'none' } },
      'GET /user/reading-places': { query: OF_PV },
      'PUT /user/reading-places': { body: READING_PLACE },
      'GET /epaper/around-story': { query: { ...ISSUE, articleId: 'p1-lead' } },
      'GET /epaper/around-story locked': { query: { ...ISSUE, articleId: 'p2-lead' } },
      'GET /epaper/word-frequency': { query: { query: 'text', publisher: 'PV' } },
      'GET /archive/search': { query: { ...OF_PV, query: 'text' } },
      'GET /archive/search.csv': { query: { ...OF_PV, query: 'text' } },
      'GET /user/followed-searches': { query: OF_PV },
      'POST /user/followed-searches': { body: { ...OF_PV, kind: 'words', what: 'rain' } },
      'DELETE /user/followed-searches/:id': { params: { id: followed } },
      'POST /followed-searches/stop': { body: { token: 'none', stopped: true } },
      'POST /followed-searches/one-click/:token': { params: { token: 'none' } },
      'GET /followed-searches/one-click/:token': { params: { token: 'none' } },
      'GET /user/saved-articles': { query: OF_PV },
      'POST /user/saved-articles': { body: SAVED },
      'DELETE /user/saved-articles/:articleId': {
        params: { articleId: saved },
        query: OF_PV,
      },
      'GET /users/preferences': { query: OF_PV },
      'POST /users/data/export.html': { body: { language: 'kn' } },
      'POST /users/erasure': { body: { giveUpPlans: false } },
      'PATCH /users/preferences': { body: { pv_preferred_edition_id: 4 } },
      'PUT /members/me/subscriptions/:id/cancel': { params: { id: subscription } },
      'PUT /members/me/subscriptions/:id/keep': { params: { id: subscription } },
      'GET /members/me/subscriptions/quote': { query: { plan_id: 'month' } },
      'POST /members/me/subscriptions/preview': { body: purchaseOf('once', 'standard') },
      'POST /members/me/subscriptions': { body: { attempt_token: attempt } },
      'GET /members/me/subscriptions forged': { query: { jwt: 'a.b.c' } },
      'POST /payments/webhooks/razorpay': {
        headers: { 'x-razorpay-signature': 'forged' },
        body: { event: 'payment.captured' },
      },
      'GET /members/me/invoices/:file': { params: { file: invoice } },
      'POST /sheets/cancellations': {
        body: { 'Email-ID': 'a@example.com', Reason: REASON, Message: '' },
      },
      'POST /sheets/plan-changes': { body: { data: [CHANGE] } },
      'GET /legal-texts/:document': { params: { document: 'terms' } },
      'POST /contact': { headers: { 'idempotency-key': randomUUID() }, body: MESSAGE },
      'GET /dev/inbox/attachments/:id': { params: { id: randomUUID() } },
      'POST /dev/clock': { body: { advance: '1s' } },
      'POST /dev/demo-readers/sign-in': { body: { kind: 'new' } },
      'POST /dev/demo-staff/sign-in': { body: { role: 'viewer' } },
      'POST /dev/google/one-tap': { body: { account: 'nobody', nonce: 'x' } },
      'POST /dev/gateway/payments': {
        body: { method: 'card', order_id: 'none', number: '4100280000001007' },
      },
      ...DESK_INPUTS,
    } satisfies Record<string, CallInput>),
  )
}

const ARTICLE = '/epaper/files/:publisher/:date/:edition/:version/a/:articleFile'
const INSERTS = '/epaper/files/:publisher/:date/:edition/:version/a/:articleId/inserts.json'

const NO_LINK = { token: 'none' }
const STAFF = { id: randomUUID() }
const VERSION = { publisher: 'PV', edition: '4', date: '2026-11-15', version: 'v1' }
const ENTRY = { email: 'staff@example.com', code: '123456' }
const POST = { role: 'viewer', scope: 'all' }
const DESK_ISSUE = { publisher: 'PV', edition: '4', date: '2026-11-15' }
const NIGHT_ISSUE = { publisher: 'PV', edition: '4', date: '2026-11-16' }
const RELEASE = { version: null, early_release_at: 0, general_release_at: 0, held_at: null }
const CREDENTIAL = { id: 'none', rawId: 'none', type: 'public-key' }
const CLIENT_DATA = { clientDataJSON: 'none' }

/** Readers are nobody at the desk. */
const DESK_INPUTS: Record<string, CallInput> = {
  'POST /desk/invitation/details': { body: NO_LINK },
  'POST /desk/invitation/passkey-options': { body: NO_LINK },
  'POST /desk/invitation/passkey': {
    body: {
      ...NO_LINK,
      passkey: { ...CREDENTIAL, response: { ...CLIENT_DATA, attestationObject: 'none' } },
    },
  },
  'POST /desk/invitation/app-secret': { body: NO_LINK },
  'POST /desk/invitation/app': { body: { ...NO_LINK, code: '123456' } },
  'POST /desk/session/passkey': {
    body: {
      passkey: {
        ...CREDENTIAL,
        response: { ...CLIENT_DATA, authenticatorData: 'none', signature: 'none' },
      },
    },
  },
  'POST /desk/session/app': { body: ENTRY },
  'POST /desk/session/recovery-code': { body: ENTRY },
  'POST /desk/staff': { body: { email: 'new@example.com', name: 'New', post: POST } },
  'PUT /desk/staff/:id/post': { params: STAFF, body: POST },
  'POST /desk/staff/:id/close': { params: STAFF },
  'POST /desk/staff/:id/reopen': { params: STAFF },
  'POST /desk/staff/:id/reset': { params: STAFF },
  'GET /desk/uploads': { query: DESK_ISSUE },
  'GET /desk/press-jobs': { query: DESK_ISSUE },
  'POST /desk/press-jobs': { body: { ...DESK_ISSUE, task: { kind: 'hold', pageNo: 2 } } },
  'POST /desk/press-jobs/:job/answer': {
    params: { job: 'none' },
    body: { ...DESK_ISSUE, answers: ['missing'] },
  },
  'POST /desk/press-jobs/:job/cancel': { params: { job: 'none' }, body: DESK_ISSUE },
  'POST /desk/press-jobs/:job/retry': { params: { job: 'none' }, body: DESK_ISSUE },
  'POST /desk/board/release': { body: { ...NIGHT_ISSUE, act: { kind: 'hold' }, seen: RELEASE } },
  'GET /desk/board/duty': { query: OF_PV },
  'PUT /desk/board/duty': { body: { ...OF_PV, staff_id: null, mobile: null } },
  'GET /desk/versions': { query: VERSION },
  'GET /desk/versions/pages': { query: VERSION },
  'GET /desk/corrections': { query: DESK_ISSUE },
  'GET /desk/corrections/page': { query: { ...DESK_ISSUE, page: '1' } },
  'POST /desk/corrections/steps': { body: { ...DESK_ISSUE, page: 1, since: 0, steps: [] } },
  'GET /desk/corrections/events': { query: { ...DESK_ISSUE, page: '1', since: '0' } },
  'POST /desk/corrections/publish': { body: DESK_ISSUE },
  'POST /desk/corrections/discard': { body: { ...DESK_ISSUE, page: 1 } },
  'POST /desk/corrections/pictures': { body: { ...DESK_ISSUE, bytes: 'UklGRgAAAABXRUJQ' } },
  'GET /desk/corrections/find': { query: { ...DESK_ISSUE, words: 'lake' } },
  'GET /desk/archive/search': { query: { ...OF_PV, query: 'lake' } },
  'GET /desk/archive/search.csv': { query: { ...OF_PV, query: 'lake' } },
  'POST /desk/archive/tokens': { body: { staff_id: STAFF.id, name: 'yearbook' } },
  'POST /desk/archive/tokens/:id/revoke': { params: STAFF },
  'GET /desk/previews/address': { query: { ...VERSION, reader: 'visitor' } },
}
