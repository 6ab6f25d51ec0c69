import { storedDisplay } from '../session/browser-storage.ts'

declare global {
  interface Navigator {
    /** Not supported by every browser. */
    readonly connection?: { readonly saveData: boolean; readonly effectiveType: string }
  }
}

/** Whether to prefetch nothing: the reader saves data or has a slow connection. */
export function shouldSaveData(): boolean {
  if (storedDisplay.read()?.savesData) return true
  const { connection } = navigator
  if (!connection) return false
  return connection.saveData || connection.effectiveType.endsWith('2g')
}
