import { z } from 'zod'

const ThirdPartyAccount = z.object({ id: z.string(), userId: z.string() })

const LoginMethod = z.object({
  recipeId: z.enum(['passwordless', 'thirdparty']),
  recipeUserId: z.string(),
  tenantIds: z.array(z.string()),
  email: z.string().optional(),
  phoneNumber: z.string().optional(),
  thirdParty: ThirdPartyAccount.optional(),
  timeJoined: z.number().int(),
  verified: z.boolean(),
})

/** The user format of sign-in libraries with interface version 1.18 or later, except 2.x. */
export const AuthUser = z.object({
  id: z.string(),
  isPrimaryUser: z.boolean(),
  tenantIds: z.array(z.string()),
  emails: z.array(z.string()),
  phoneNumbers: z.array(z.string()),
  thirdParty: z.array(ThirdPartyAccount),
  webauthn: z.object({ credentialIds: z.array(z.string()) }),
  timeJoined: z.number().int(),
  loginMethods: z.array(LoginMethod),
})
export type AuthUser = z.infer<typeof AuthUser>

/** The user format of older libraries. */
export const OldAuthUser = z.object({
  id: z.string(),
  email: z.string().optional(),
  phoneNumber: z.string().optional(),
  thirdParty: ThirdPartyAccount.optional(),
  timeJoined: z.number().int(),
  tenantIds: z.array(z.string()),
})
export type OldAuthUser = z.infer<typeof OldAuthUser>

/** A successful sign-in; the session is in the headers. */
export const SignInReply = z.union([
  z.object({ status: z.literal('OK'), createdNewRecipeUser: z.boolean(), user: AuthUser }),
  z.object({ status: z.literal('OK'), createdNewUser: z.boolean(), user: OldAuthUser }),
])
export type SignInReply = z.infer<typeof SignInReply>
