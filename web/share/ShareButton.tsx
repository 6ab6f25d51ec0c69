import { type ReactNode, useState } from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from '#ui/IconButton.tsx'
import { track } from '../analytics/track.ts'
import { fetchModule } from '../api/fetch-module.ts'
import { lazyPart } from '../api/lazy-part.ts'
import { OpenedPart } from '../brand/OpenedPart.tsx'
import { useT } from '../i18n/use-t.ts'
import { addressOf, type ShareItem } from './share-item.ts'

interface ShareButtonProps {
  shared: ShareItem
  /** Adds the title to the button's label, where there are several share buttons. */
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

const ShareDialog = lazyPart(
  async () => (await fetchModule(() => import('./ShareDialog.tsx'))).ShareDialog,
)

interface Sharing {
  share: (shared: ShareItem) => Promise<void>
  /** Render this next to the share button. */
  dialog: ReactNode
}

/** Uses the browser's share sheet where available, else our dialog. */
function useShare(): Sharing {
  const [shown, setShown] = useState<ShareItem>()
  return {
    share: async (shared) => {
      if (!(await shareByBrowser(shared))) setShown(shared)
    },
    // In a portal, because the button may be in a bar that hides on scroll.
    dialog:
      shown &&
      createPortal(
        <OpenedPart>
          <ShareDialog shared={shown} onClose={() => setShown(undefined)} />
        </OpenedPart>,
        document.body,
      ),
  }
}

/** Opens the operating system's share sheet. False when there is none or it fails. */
async function shareByBrowser(shared: ShareItem): Promise<boolean> {
  const { title, text } = shared
  const data = { title, url: addressOf(shared), ...(text && { text }) }
  if (!('share' in navigator)) return false
  try {
    await navigator.share(data)
    track('share', { method: 'browser', shared_path: shared.path })
    return true
  } catch (error) {
    // The reader closed the sheet.
    return error instanceof DOMException && error.name === 'AbortError'
  }
}
