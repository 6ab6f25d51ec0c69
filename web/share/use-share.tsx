import { lazy, type ReactNode, Suspense, useState } from 'react'
import { createPortal } from 'react-dom'
import { shareByBrowser } from './share-by-browser.ts'
import type { Shared } from './shared.ts'

const ShareDialog = lazy(async () => ({
  default: (await import('./ShareDialog.tsx')).ShareDialog,
}))

interface Sharing {
  share: (shared: Shared) => Promise<void>
  /** To be drawn beside whatever shares; nothing until it is needed. */
  dialog: ReactNode
}

/** Shares by the browser's own sheet where there is one, else by our dialog. */
export function useShare(): Sharing {
  const [shown, setShown] = useState<Shared>()
  return {
    share: async (shared) => {
      if (!(await shareByBrowser(shared))) setShown(shared)
    },
    // Out of the bar that its button may stand in, which is a landmark and may slide away.
    dialog:
      shown &&
      createPortal(
        <Suspense fallback={null}>
          <ShareDialog shared={shown} onClose={() => setShown(undefined)} />
        </Suspense>,
        document.body,
      ),
  }
}
