import './sandbox/script.ts'
import { waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { onTestFinished } from 'vitest'
import { createAccesstypeToken } from '#contract/auth.ts'
import type { Plan } from '#contract/plans.ts'
import { API_BASE } from '#contract/route.ts'
import { SANDBOX_CARDS, type SandboxOutcome } from '#contract/sandbox-gateway.ts'
import { offerPlans, signedInServer } from '../testing.tsx'
import { type AccessType, createAccessType } from './access-type.ts'
import type { PlanOrder } from './proceed.ts'

/** A signed-in reader on a page with the Accesstype SDK, answered by the real server with the sample's plans. */
export async function openAccesstype() {
  const server = await signedInServer('kavya@example.com')
  await offerPlans(server)
  const response = await fetch(API_BASE + createAccesstypeToken.path, {
    method: createAccesstypeToken.method,
    headers: { rid: 'session' },
  })
  const { token } = await response.json()
  const accesstype = createAccessType(API_BASE)
  await accesstype.setUser({
    accesstypeJwt: token,
    isLoggedIn: true,
    name: 'Kavya',
    emailAddress: 'kavya@example.com',
  })
  onTestFinished(() => document.body.replaceChildren())
  return { accesstype, server }
}

export async function planWith(accesstype: AccessType, id: string): Promise<Plan> {
  const plans = await accesstype.getSubscriptionPlans()
  const plan = plans.find((one) => one.id === id)
  if (!plan) throw new Error(`No plan ${id} among ${plans.map((one) => one.id)}`)
  return plan
}

export function orderOf(plan: Plan): PlanOrder {
  return { type: 'standard', plan, assets: plan.assets, subscription: { auto_renew: true } }
}

/** The open checkout, as its reader uses it. */
export async function checkout() {
  const dialog = await waitFor(() => {
    const found = [...document.body.children]
      .map((host) => host.shadowRoot?.querySelector('dialog'))
      .find((one) => one?.open)
    if (!found) throw new Error('No checkout is open')
    return found
  })
  const user = userEvent.setup()
  const screen = within(dialog)
  return {
    user,
    screen,
    dialog,
    async payByCard(outcome: SandboxOutcome) {
      const [number = ''] = Object.entries(SANDBOX_CARDS).find(([, does]) => does === outcome) ?? []
      await user.type(screen.getByLabelText('Card number'), number)
      await user.click(screen.getByRole('button', { name: /^Pay / }))
    },
  }
}
