import { useState, useSyncExternalStore } from 'react'
import { createStage, type Stage, type StageStatus } from './stage.ts'

/** For `PageStage` to show the page with, and for buttons and keys to move it. */
export function useStage(): Stage {
  const [stage] = useState(createStage)
  return stage
}

export function useStageStatus({ subscribe, status }: Stage): StageStatus {
  return useSyncExternalStore(subscribe, status)
}
