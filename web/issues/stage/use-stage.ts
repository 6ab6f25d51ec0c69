import { useState, useSyncExternalStore } from 'react'
import { createStage, type Stage } from './stage.ts'
import type { StageStatus } from './stage-status.ts'

/** `PageStage` shows pages with it; buttons and keys turn and zoom them. */
export function useStage(): Stage {
  const [stage] = useState(createStage)
  return stage
}

export function useStageStatus({ subscribe, status }: Stage): StageStatus {
  return useSyncExternalStore(subscribe, status)
}
