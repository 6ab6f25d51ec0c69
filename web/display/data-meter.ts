import { useEffect } from 'react'
import { addDataUse, type DataUse } from '#domain/data-use.ts'
import { runtimeConfig } from '../api/runtime-config.ts'
import { dataUse } from '../session/later-storage.ts'

/** Counts what this device fetches, from the start of the tab on. What comes from the browser's cache counts as nothing. */
export function useDataMeter(): void {
  useEffect(() => {
    if (typeof PerformanceObserver === 'undefined') return
    const count = (entries: PerformanceEntryList) => {
      const bytes = entries.reduce((sum, entry) => sum + transferSize(entry), 0)
      if (bytes > 0) dataUse.write(addDataUse(dataUse.read(), bytes, runtimeConfig().today))
    }
    const observer = new PerformanceObserver((list) => count(list.getEntries()))
    for (const type of ['navigation', 'resource']) observer.observe({ type, buffered: true })
    return () => observer.disconnect()
  }, [])
}

function transferSize(entry: PerformanceEntry): number {
  return 'transferSize' in entry && typeof entry.transferSize === 'number' ? entry.transferSize : 0
}

/** What this device has fetched today and this month. */
export function dataUsed(): DataUse {
  return addDataUse(dataUse.read(), 0, runtimeConfig().today)
}
