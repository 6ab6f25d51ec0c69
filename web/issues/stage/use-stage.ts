import { useState, useSyncExternalStore } from 'react'
import { createStage, type Stage } from './stage.ts'
import type { StageStatus } from './stage-status.ts'

/** Creates the stage once. `PageStage` renders it; buttons and keys call its functions to turn and zoom. */
export function useStage(): Stage {
  const [stage] = useState(createStage)
  return stage
}

export function useStageStatus({ subscribe, status }: Stage): StageStatus {
  return useSyncExternalStore(subscribe, status)
}
