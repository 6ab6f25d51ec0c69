import { z } from 'zod'
import type { Seller } from '#contract/invoices.ts'
import { isGstin } from '#domain/gstin.ts'

/** Who sells, as invoices must say it. */
export const SellerEnvironment = z.object({
  SELLER_NAME: z
    .string()
    .max(200)
    .optional()
    .describe(
      'Legal name of the publisher, for invoices; an invented one when unset. Production refuses to start without.',
    ),
  SELLER_ADDRESS: z
    .string()
    .max(500)
    .optional()
    .describe('Registered address, for invoices; likewise.'),
  SELLER_GSTIN: z
    .string()
    .refine(isGstin, 'must be a GSTIN of 15 characters')
    .optional()
    .describe('GST number, for invoices; likewise.'),
  SELLER_STATE: z
    .string()
    .max(100)
    .optional()
    .describe('State in which it is registered, for invoices; likewise.'),
})
type SellerEnvironment = z.infer<typeof SellerEnvironment>

const INVENTED: Seller = {
  name: 'Broadsheet Sample Publications',
  address: '1 Example Road, Bengaluru 560001',
  gstin: '29AAAAA0000A1ZY',
  state: 'Karnataka',
}

export interface SellerConfig {
  seller: Seller
}

export function sellerConfig(env: SellerEnvironment): SellerConfig {
  return {
    seller: {
      name: env.SELLER_NAME ?? INVENTED.name,
      address: env.SELLER_ADDRESS ?? INVENTED.address,
      gstin: env.SELLER_GSTIN ?? INVENTED.gstin,
      state: env.SELLER_STATE ?? INVENTED.state,
    },
  }
}

const VARIABLES = ['SELLER_NAME', 'SELLER_ADDRESS', 'SELLER_GSTIN', 'SELLER_STATE'] as const

export function sellerVariablesMissing(env: SellerEnvironment): string[] {
  return VARIABLES.filter((name) => !env[name])
}
