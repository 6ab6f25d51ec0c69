import { z } from 'zod'

/** What readers are told in place of a withdrawn article. */
export const WithdrawalNotice = z.object({
  withdrawn_at: z.iso.datetime(),
  /** The publisher's own words, in the language of the title. */
  notice: z.string().exactOptional(),
})
export type WithdrawalNotice = z.infer<typeof WithdrawalNotice>
