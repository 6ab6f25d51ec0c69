import type { CallerKind } from '../world-testing.ts'

/**
 * The status of every call for every kind of caller. The resources in the requests belong to `subscriber`; `other` is
 * another subscriber. `signed-out` has ended the session but still has its access token, which can read for up to 15
 * minutes but not write. `forged` has a token that is not ours. A word after a path distinguishes inputs of a call.
 */
const TABLE = `
                                                                           visitor  freemium  subscriber  other  expired  signed-out  forged
GET /auth/me                                                               401      200       200         200    200      200         401
PUT /auth/me                                                               401      200       200         200    200      401         401
POST /auth/verify-code                                                     401      200       200         200    200      401         401
POST /auth/accesstype-pv-token                                             401      200       200         200    200      401         401
POST /auth/change-phone-number                                             401      200       200         200    200      401         401
POST /auth/change-email                                                    401      200       200         200    200      401         401
POST /auth/confirm/code                                                    401      200       200         200    200      401         401
POST /auth/confirm                                                         401      200       200         200    200      401         401
POST /auth/undo-change/details                                             404      404       404         404    404      404         404
POST /auth/undo-change                                                     404      404       404         404    404      404         404
POST /auth/consents                                                        401      200       200         200    200      401         401
POST /auth/signinup/code                                                   200      200       200         200    200      200         200
POST /auth/signinup/code/resend                                            200      200       200         200    200      200         200
POST /auth/signinup/code/consume                                           200      200       200         200    200      200         200
GET /auth/passwordless/email/exists                                        200      200       200         200    200      200         200
GET /auth/signup/email/exists                                              200      200       200         200    200      200         200
GET /auth/passwordless/phonenumber/exists                                  200      200       200         200    200      200         200
GET /auth/signup/phoneNumber/exists                                        200      200       200         200    200      200         200
GET /auth/authorisationurl                                                 200      200       200         200    200      200         200
POST /auth/signinup                                                        200      200       200         200    200      200         200
POST /auth/one-tap-nonce                                                   200      200       200         200    200      200         200
POST /auth/session/refresh                                                 401      401       401         401    401      401         401
GET /auth/sessions                                                         401      200       200         200    200      401         401
GET /auth/jwt/jwks.json                                                    200      200       200         200    200      200         200
GET /auth/.well-known/openid-configuration                                 200      200       200         200    200      200         200
GET /epaper/editions                                                       200      200       200         200    200      200         200
GET /epaper/current-issue                                                  200      200       200         200    200      200         401
GET /epaper/data                                                           200      200       200         200    200      200         401
GET /epaper/data yesterday                                                 403      403       200         200    403      403         401
GET /epaper/data elsewhere                                                 403      403       200         200    403      403         401
GET /epaper/data claimed                                                   403      403       200         200    403      403         401
GET /epaper/issue-dates                                                    200      200       200         200    200      200         401
GET /epaper/front-pages                                                    200      200       200         200    200      200         401
GET /epaper/this-day                                                       200      200       200         200    200      200         401
GET /iiif/:publisher/:date/:edition/manifest.json                          200      200       200         200    200      200         401
GET /iiif/:publisher/:date/:edition/manifest.json yesterday                403      403       200         200    403      403         401
GET /iiif/:publisher/:edition/collection.json                              200      200       200         200    200      200         200
GET /epaper/files/:publisher/:date/:edition/:version/a/:articleFile        403      403       403         403    403      403         403
GET /epaper/files/:publisher/:date/:edition/:version/a/:articleFile front  200      200       200         200    200      200         200
GET /epaper/files/:publisher/:date/:edition/:version/a/:articleId/inserts.json        403  403  403  403  403  403  403
GET /epaper/files/:publisher/:date/:edition/:version/a/:articleId/inserts.json front  200  200  200  200  200  200  200
GET /epaper/search                                                         200      200       200         200    200      200         401
GET /epaper/search/word-boxes                                              403      403       200         200    403      403         401
GET /epaper/search/word-boxes front                                        200      200       200         200    200      200         401
GET /epaper/only-here                                                      200      200       200         200    200      200         401
GET /epaper/only-here yesterday                                            403      403       200         200    403      403         401
GET /epaper/article-lengths                                                200      200       200         200    200      200         401
GET /epaper/article-lengths yesterday                                      403      403       200         200    403      403         401
GET /epaper/story-list                                                     200      200       200         200    200      200         401
GET /epaper/story-list yesterday                                           403      403       200         200    403      403         401
GET /epaper/page-columns                                                   403      403       200         200    403      403         401
GET /epaper/page-columns front                                             200      200       200         200    200      200         401
POST /epaper/clips                                                         403      403       200         200    403      401         401
POST /epaper/clips front                                                   200      200       200         200    200      401         401
GET /clips/:token                                                          404      404       404         404    404      404         404
GET /clips/:token/picture                                                  404      404       404         404    404      404         404
GET /user/reading-places                                                   401      200       200         200    200      200         401
PUT /user/reading-places                                                   401      200       200         200    200      401         401
GET /epaper/around-story                                                   200      200       200         200    200      200         401
GET /epaper/around-story locked                                            403      403       200         200    403      403         401
GET /epaper/word-frequency                                                 200      200       200         200    200      200         401
GET /user/saved-articles                                                   401      200       200         200    200      200         401
POST /user/saved-articles                                                  401      200       200         200    200      401         401
DELETE /user/saved-articles/:articleId                                     401      404       200         404    404      401         401
GET /archive/search                                                        401      401       401         401    401      401         401
GET /archive/search.csv                                                    401      401       401         401    401      401         401
GET /user/followed-searches                                                401      200       200         200    200      200         401
POST /user/followed-searches                                               401      200       200         200    200      401         401
DELETE /user/followed-searches/:id                                         401      404       200         404    404      401         401
POST /followed-searches/stop                                               404      404       404         404    404      404         404
POST /followed-searches/one-click/:token                                   404      404       404         404    404      404         404
GET /followed-searches/one-click/:token                                    303      303       303         303    303      303         303
GET /users/preferences                                                     401      200       200         200    200      200         401
PATCH /users/preferences                                                   401      200       200         200    200      401         401
POST /users/data/export.json                                               401      200       200         200    200      401         401
POST /users/data/export.html                                               401      200       200         200    200      401         401
GET /users/erasure                                                         401      200       200         200    200      200         401
POST /users/erasure                                                        401      200       409         409    200      401         401
DELETE /users/erasure                                                      401      200       200         200    200      401         401
GET /users/entitlement                                                     401      200       200         200    200      200         401
GET /subscription_groups                                                   200      200       200         200    200      200         200
GET /members/me/subscriptions                                              401      200       200         200    200      200         401
GET /members/me/subscriptions forged                                       401      401       401         401    401      401         401
PUT /members/me/subscriptions/:id/cancel                                   401      404       200         404    404      401         401
PUT /members/me/subscriptions/:id/keep                                     401      404       200         404    404      401         401
GET /members/me/subscriptions/quote                                        401      200       200         200    200      200         401
POST /members/me/subscriptions/preview                                     401      200       409         409    200      401         401
POST /members/me/subscriptions                                             401      404       200         404    404      401         401
POST /payments/webhooks/razorpay                                           401      401       401         401    401      401         401
GET /members/me/invoices                                                   401      200       200         200    200      200         401
GET /members/me/invoices/:file                                             401      404       200         404    404      404         401
GET /members/me/refunds                                                    401      200       200         200    200      200         401
POST /sheets/cancellations                                                 401      200       200         200    200      401         401
POST /sheets/plan-changes                                                  401      200       200         200    200      401         401
GET /discount-banner                                                       200      200       200         200    200      200         200
GET /testimonials                                                          200      200       200         200    200      200         200
GET /faqs                                                                  200      200       200         200    200      200         200
GET /subscriber-count                                                      200      200       200         200    200      200         200
GET /contact                                                               200      200       200         200    200      200         200
GET /legal-texts/:document                                                 404      404       404         404    404      404         404
POST /contact                                                              200      200       200         200    200      401         401
GET /config                                                                200      200       200         200    200      200         200
GET /healthz                                                               200      200       200         200    200      200         200
GET /readyz                                                                200      200       200         200    200      200         200
GET /status                                                                200      200       200         200    200      200         200
GET /metrics                                                               404      404       404         404    404      404         404
GET /openapi.json                                                          200      200       200         200    200      200         200
GET /dev/inbox                                                             200      200       200         200    200      200         200
GET /dev/inbox/attachments/:id                                             404      404       404         404    404      404         404
GET /dev/clock                                                             200      200       200         200    200      200         200
POST /dev/clock                                                            200      200       200         200    200      200         200
POST /dev/demo-readers/sign-in                                             200      200       200         200    200      200         200
POST /dev/demo-staff/sign-in                                               200      200       200         200    200      200         200
GET /dev/google/accounts                                                   200      200       200         200    200      200         200
POST /dev/google/one-tap                                                   404      404       404         404    404      404         404
POST /dev/gateway/payments                                                 200      200       200         200    200      200         200
POST /desk/invitation/details                                              403      403       403         403    403      403         403
POST /desk/invitation/passkey-options                                      403      403       403         403    403      403         403
POST /desk/invitation/passkey                                              403      403       403         403    403      403         403
POST /desk/invitation/app-secret                                           403      403       403         403    403      403         403
POST /desk/invitation/app                                                  403      403       403         403    403      403         403
POST /desk/session/passkey-options                                         200      200       200         200    200      200         200
POST /desk/session/passkey                                                 401      401       401         401    401      401         401
POST /desk/session/app                                                     401      401       401         401    401      401         401
POST /desk/session/recovery-code                                           401      401       401         401    401      401         401
DELETE /desk/session                                                       401      401       401         401    401      401         401
GET /desk/me                                                               401      401       401         401    401      401         401
GET /desk/staff                                                            401      401       401         401    401      401         401
POST /desk/staff                                                           401      401       401         401    401      401         401
PUT /desk/staff/:id/post                                                   401      401       401         401    401      401         401
POST /desk/staff/:id/close                                                 401      401       401         401    401      401         401
POST /desk/staff/:id/reopen                                                401      401       401         401    401      401         401
POST /desk/staff/:id/reset                                                 401      401       401         401    401      401         401
GET /desk/log                                                              401      401       401         401    401      401         401
GET /desk/editions                                                         401      401       401         401    401      401         401
GET /desk/uploads                                                          401      401       401         401    401      401         401
GET /desk/press-jobs                                                       401      401       401         401    401      401         401
POST /desk/press-jobs                                                      401      401       401         401    401      401         401
POST /desk/press-jobs/:job/answer                                          401      401       401         401    401      401         401
POST /desk/press-jobs/:job/cancel                                          401      401       401         401    401      401         401
POST /desk/press-jobs/:job/retry                                           401      401       401         401    401      401         401
GET /desk/board                                                            401      401       401         401    401      401         401
GET /desk/board/events                                                     401      401       401         401    401      401         401
POST /desk/board/release                                                   401      401       401         401    401      401         401
GET /desk/board/duty                                                       401      401       401         401    401      401         401
PUT /desk/board/duty                                                       401      401       401         401    401      401         401
GET /desk/versions                                                         401      401       401         401    401      401         401
GET /desk/versions/pages                                                   401      401       401         401    401      401         401
GET /desk/previews/issues                                                  401      401       401         401    401      401         401
GET /desk/previews/address                                                 401      401       401         401    401      401         401
GET /desk/corrections                                                      401      401       401         401    401      401         401
GET /desk/corrections/page                                                 401      401       401         401    401      401         401
POST /desk/corrections/steps                                               401      401       401         401    401      401         401
GET /desk/corrections/events                                               401      401       401         401    401      401         401
POST /desk/corrections/publish                                             401      401       401         401    401      401         401
POST /desk/corrections/discard                                             401      401       401         401    401      401         401
POST /desk/corrections/pictures                                            401      401       401         401    401      401         401
GET /desk/corrections/find                                                 401      401       401         401    401      401         401
GET /desk/archive/search                                                   401      401       401         401    401      401         401
GET /desk/archive/search.csv                                               401      401       401         401    401      401         401
GET /desk/archive/tokens                                                   401      401       401         401    401      401         401
POST /desk/archive/tokens                                                  401      401       401         401    401      401         401
POST /desk/archive/tokens/:id/revoke                                       401      401       401         401    401      401         401
POST /auth/signout                                                         401      200       200         200    200      401         401
POST /auth/signout/everywhere                                              401      200       200         200    200      401         401
DELETE /auth/sessions/:sessionHandle                                       401      404       200         404    404      401         401
DELETE /auth/sessions                                                      401      200       200         200    200      401         401
`

const KINDS: readonly CallerKind[] = [
  'visitor',
  'freemium',
  'subscriber',
  'other subscriber',
  'expired subscriber',
  'signed out',
  'forged',
] as const

const [, ...LINES] = TABLE.trim().split('\n')
const ROWS = LINES.map((line) => {
  const [, call = '', statuses = ''] = /^(.+?)\s+((?:\d{3}\s*)+)$/.exec(line) ?? []
  return { call, statuses: statuses.trim().split(/\s+/).map(Number) }
})

export const CALLS_IN_TABLE: readonly string[] = ROWS.map(({ call }) => call)

export function expectedFor(kind: CallerKind): Map<string, number | undefined> {
  return new Map(ROWS.map(({ call, statuses }) => [call, statuses[KINDS.indexOf(kind)]]))
}
