import { z } from 'zod'
import type { Seller } from '#contract/invoices.ts'
import { gstinFault } from '#domain/gstin.ts'

function gstinMessage(gstin: string): string | undefined {
  const fault = gstinFault(gstin)
  switch (fault?.kind) {
    case undefined:
      return undefined
    case 'length':
      return `has ${fault.length} characters; a GSTIN has 15`
    case 'character':
      return `has ${fault.character}, where only digits and capital letters may be`
    case 'state-code':
      return `begins with ${fault.stateCode}, which is the code of no state`
    case 'pan':
      return `has ${fault.pan} as characters 3 to 12, which is no PAN: five letters, four digits, a letter`
    case 'registration-number':
      return `has ${fault.registration} as characters 13 and 14; a GSTIN has 1 to 9 or a letter, then Z`
    case 'check-character':
      return `ends in ${fault.found}, but the check character of the others is ${fault.expected}: one of the 15 is mistyped`
  }
}

/** The seller's details on invoices. */
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
    .superRefine((gstin, context) => {
      const message = gstinMessage(gstin)
      if (message) context.addIssue(message)
    })
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
