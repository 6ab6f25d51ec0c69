import { lazy, type ReactNode, Suspense, useState } from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from '#ui/IconButton.tsx'
import { track } from '../analytics/track.ts'
import { useT } from '../i18n/use-t.ts'
import { addressOf, type Shared } from './shared.ts'

interface ShareButtonProps {
  shared: Shared
  /** Where there are several, which one it is for. */
  isNamed?: boolean
}

export function ShareButton({ shared, isNamed = false }: ShareButtonProps) {
  const t = useT()
  const { share, dialog } = useShare()
  const label = isNamed ? t('Share: {title}', { title: shared.title }) : t('Share')
  return (
    <>
      <IconButton icon="share" label={label} onPress={() => void share(shared)} />
      {dialog}
    </>
  )
}

const ShareDialog = lazy(async () => ({
  default: (await import('./ShareDialog.tsx')).ShareDialog,
}))

interface Sharing {
  share: (shared: Shared) => Promise<void>
  /** To be drawn beside whatever shares; nothing until it is needed. */
  dialog: ReactNode
}

/** Shares by the browser's own sheet where there is one, else by our dialog. */
function useShare(): Sharing {
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

/** By the phone's or computer's own sheet; false where there is none, or when it fails. */
async function shareByBrowser(shared: Shared): Promise<boolean> {
  const { title, text } = shared
  const data = { title, url: addressOf(shared), ...(text && { text }) }
  if (!('share' in navigator)) return false
  try {
    await navigator.share(data)
    track('share', { method: 'browser', shared_path: shared.path })
    return true
  } catch (error) {
    // The reader thought better of it.
    return error instanceof DOMException && error.name === 'AbortError'
  }
}
