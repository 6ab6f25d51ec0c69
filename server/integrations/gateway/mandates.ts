import type { Mandate, NewDebit } from './gateway.ts'
import { type GatewayPayment, GatewayRefusal, GatewaySilence } from './gateway.ts'
import type { RazorpayApi } from './razorpay-api.ts'
import { Debited, PaymentEntity, TokenEntity } from './razorpay-entities.ts'
import { paymentIn } from './read-entities.ts'

export async function makeDebit(api: RazorpayApi, debit: NewDebit): Promise<GatewayPayment> {
  const debited = await api.debit({
    amount: debit.amountCents,
    currency: debit.currency,
    order_id: debit.orderId,
    customer_id: debit.mandate.customerId,
    token: debit.mandate.tokenId,
    recurring: true,
    email: debit.customer.email,
    contact: debit.customer.mobile,
    notes: debit.notes,
  })
  const { razorpay_payment_id: id } = Debited.parse(debited)
  try {
    return paymentIn(PaymentEntity.parse(await api.payment(id)))
  } catch (error) {
    // The debit itself was made: nobody may take this for a refusal of it.
    throw error instanceof GatewayRefusal ? new GatewaySilence(error.message) : error
  }
}

/** One that the reader revoked, or that is not there any more, is cancelled. */
export async function cancelMandate(api: RazorpayApi, mandate: Mandate): Promise<void> {
  try {
    await api.deleteToken(mandate.customerId, mandate.tokenId)
  } catch (error) {
    if (!(error instanceof GatewayRefusal) || (await isMandateActive(api, mandate))) throw error
  }
}

export async function isMandateActive(
  api: RazorpayApi,
  { customerId, tokenId }: Mandate,
): Promise<boolean> {
  try {
    const token = TokenEntity.parse(await api.token(customerId, tokenId))
    const status = token.recurring_details?.status
    return status !== 'cancelled' && status !== 'rejected'
  } catch (error) {
    if (error instanceof GatewayRefusal) return false
    throw error
  }
}
