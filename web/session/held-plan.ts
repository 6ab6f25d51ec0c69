import { shape } from './shape.ts'
import { storedValue } from './stored-value.ts'

interface HeldPlan {
  active: boolean
  plan_name?: string
  duration_unit?: string
}

/** The stored `subscriptionData`, as far as the first view needs it. */
export const heldPlan = storedValue('sessionStorage', 'subscriptionData', shape(isHeldPlan))

function isHeldPlan(value: unknown): value is HeldPlan {
  return typeof value === 'object' && value !== null && 'active' in value
}
