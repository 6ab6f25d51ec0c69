import { z } from 'zod'
import { ConsentFlags } from './consents.ts'
import { SupportContact } from './info.ts'
import { IssueDate } from './issue-date.ts'
import { BrandId, PublisherCode } from './publisher.ts'
import { API_BASE, defineRoute, type Route } from './route.ts'

/** The base URL of each service: `/api` or another host. */
export const Addresses = z.object({
  auth: z.string().default(API_BASE),
  epaper: z.string().default(API_BASE),
  subscriptionProvider: z.string().default(API_BASE),
})
export type Addresses = z.infer<typeof Addresses>

/** The service that answers a call. */
export function serviceOf({ path }: Route): keyof Addresses {
  if (path.startsWith('/auth/')) return 'auth'
  return path.startsWith('/members/') ? 'subscriptionProvider' : 'epaper'
}

/** Settings of sign-in with Google and its one-tap prompt. */
export const GoogleSignIn = z.object({
  clientId: z.string(),
  oneTap: z.enum(['google', 'stand-in']),
})
export type GoogleSignIn = z.infer<typeof GoogleSignIn>

/** Deployment settings that the web app needs before its first call. */
export const RuntimeConfig = z.object({
  brand: BrandId,
  publisher: PublisherCode,
  /** The path that the app is below, if it is not `/`: a preview has its own. */
  basename: z.string().exactOptional(),
  defaultEdition: z.number().int(),
  /** The interface language until the reader chooses another. */
  language: z.enum(['en', 'kn']),
  /** The newspaper day by the server's clock. */
  today: IssueDate,
  addresses: Addresses,
  /** Where readers find the sister paper. */
  sisterUrl: z.url().exactOptional(),
  google: GoogleSignIn.nullable(),
  gtmId: z.string().nullable(),
  standIns: z.boolean(),
  /** Whether the browser sent a session cookie. With `none`, the app does not ask the server for a session. */
  session: z.enum(['none', 'likely']),
  /** The largest clip of a page, in percent of its area; null if readers make no clips. */
  clipMaxArea: z.number().nullable(),
  supportEmail: SupportContact.shape.email,
  /** The consent boxes that are ticked in advance. */
  prechecked: ConsentFlags.extend({ terms: z.boolean() }),
})
export type RuntimeConfig = z.infer<typeof RuntimeConfig>

export const getConfig = defineRoute({
  method: 'GET',
  path: '/config',
  summary: 'The configuration of the web app.',
  caller: 'anyone',
  reply: RuntimeConfig,
})
