/** What the bar at the foot of the plans offers. */
export type BarState = 'loading' | 'nothing-selected' | 'current-plan' | 'change-plan' | 'review'

interface Known {
  isLoading: boolean
  selectedId: string | undefined
  /** Of the plan that the reader holds. */
  heldId: string | undefined
  /** Whether that one is still to be paid for. */
  isOwed: boolean
}

export function barState({ isLoading, selectedId, heldId, isOwed }: Known): BarState {
  if (isLoading) return 'loading'
  if (selectedId === undefined) return 'nothing-selected'
  if (selectedId === heldId) return isOwed ? 'review' : 'current-plan'
  return heldId === undefined ? 'review' : 'change-plan'
}
