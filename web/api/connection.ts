declare global {
  interface Navigator {
    /** Not in every browser. */
    readonly connection?: { readonly saveData: boolean; readonly effectiveType: string }
  }
}

/** Whether nothing should be fetched that was not asked for. */
export function shouldSaveData(): boolean {
  const { connection } = navigator
  if (!connection) return false
  return connection.saveData || connection.effectiveType.endsWith('2g')
}
