import { z } from 'zod'

/** The publisher's code in every call: the Kannada daily is PV, the English daily DH. */
export const PublisherCode = z.enum(['PV', 'DH'])
export type PublisherCode = z.infer<typeof PublisherCode>

export const BrandId = z.enum(['pv', 'dh'])
export type BrandId = z.infer<typeof BrandId>

export const OfPublisher = z.object({ publisher: PublisherCode })
