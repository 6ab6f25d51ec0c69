import { lazy, Suspense, useState } from 'react'
import { IconButton } from '#ui/IconButton.tsx'
import { useT } from '../i18n/use-t.ts'

const SideMenu = lazy(async () => ({ default: (await import('./SideMenu.tsx')).SideMenu }))

export function MenuButton() {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton icon="menu" label={t('Menu')} onPress={() => setOpen(true)} />
      <Suspense>{isOpen && <SideMenu onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
