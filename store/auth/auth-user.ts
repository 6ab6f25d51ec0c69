import type { Selectable } from 'kysely'
import type { AuthUser } from '#contract/auth-user.ts'
import type { AuthTables } from './tables.ts'

type ReaderRow = Selectable<AuthTables['reader']>
type LoginMethodRow = Selectable<AuthTables['login_method']>

const TENANT_IDS = ['public']

/** Converts a reader to the `User` type of the sign-in library (SuperTokens). */
export function toAuthUser(reader: ReaderRow, methods: readonly LoginMethodRow[]): AuthUser {
  const of = (kind: LoginMethodRow['kind']) => methods.filter((method) => method.kind === kind)
  const values = (rows: LoginMethodRow[]) => rows.map(({ value }) => value)
  const google = of('google')
  const emails = [...values(of('email')), ...google.flatMap(({ email }) => email ?? [])]
  return {
    id: reader.id,
    isPrimaryUser: methods.length > 1,
    tenantIds: TENANT_IDS,
    emails: [...new Set(emails)],
    phoneNumbers: values(of('phone')),
    thirdParty: values(google).map(googleAccount),
    webauthn: { credentialIds: [] },
    timeJoined: reader.time_joined,
    loginMethods: methods.map(toLoginMethod),
  }
}

function toLoginMethod(row: LoginMethodRow): AuthUser['loginMethods'][number] {
  const { id, kind, value, email, authoritative_email, time_joined } = row
  return {
    recipeId: kind === 'google' ? 'thirdparty' : 'passwordless',
    recipeUserId: id,
    tenantIds: TENANT_IDS,
    ...(kind === 'email' && { email: value }),
    ...(kind === 'phone' && { phoneNumber: value }),
    ...(kind === 'google' && { thirdParty: googleAccount(value), ...(email && { email }) }),
    timeJoined: time_joined,
    verified: kind !== 'google' || email === authoritative_email,
  }
}

function googleAccount(sub: string) {
  return { id: 'google', userId: sub }
}
