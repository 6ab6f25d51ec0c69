import { storedDisplay } from '../session/browser-storage.ts'

declare global {
  interface Navigator {
    /** Not supported by every browser. */
    readonly connection?: {
      readonly saveData: boolean
      readonly effectiveType: string
      /** Only some mobile browsers say it. */
      readonly type?: string
    }
  }
}

/** Whether the reader probably pays for each megabyte: fetch ahead only what is needed next. */
export function isOnMobileNetwork(): boolean {
  return navigator.connection?.type === 'cellular'
}

/** Whether to prefetch nothing: the reader saves data or has a slow connection. */
export function shouldSaveData(): boolean {
  if (storedDisplay.read()?.savesData) return true
  const { connection } = navigator
  if (!connection) return false
  return connection.saveData || connection.effectiveType.endsWith('2g')
}
