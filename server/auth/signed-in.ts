import type { Context } from 'hono'
import type { AuthUser, OldAuthUser, SignedIn } from '#contract/auth-user.ts'
import { authUserOf } from '#store/auth/readers.ts'
import type { Services } from '../services.ts'

/** Tells a sign-in library who is signed in, in the shape that its version expects. */
export async function signedIn(
  context: Context,
  { db }: Services,
  { readerId, isNew }: { readerId: string; isNew: boolean },
): Promise<SignedIn> {
  const user = await authUserOf(db, readerId)
  return expectsNewShape(context.req.header('fdi-version'))
    ? { status: 'OK', createdNewRecipeUser: isNew, user }
    : { status: 'OK', createdNewUser: isNew, user: oldShape(user) }
}

/** By the highest version that the library speaks: 1.18 and 1.19, then everything from 3.0 on. */
export function expectsNewShape(versions: string | undefined): boolean {
  if (versions === undefined) return true
  const spoken = versions.split(',').map((version) => {
    const [major = 0, minor = 0] = version.trim().split('.').map(Number)
    return major * 1000 + minor
  })
  const highest = Math.max(...spoken)
  return Number.isNaN(highest) || (highest >= 1018 && highest < 2000) || highest >= 3000
}

function oldShape({ id, timeJoined, tenantIds, ...user }: AuthUser): OldAuthUser {
  const [email] = user.emails
  const [phoneNumber] = user.phoneNumbers
  const [thirdParty] = user.thirdParty
  return {
    id,
    timeJoined,
    tenantIds,
    ...(email && { email }),
    ...(phoneNumber && { phoneNumber }),
    ...(thirdParty && { thirdParty }),
  }
}
