import { useState } from 'react'
import { useKeys } from '#ui/use-keys.ts'
import { fetchModule } from '../api/fetch-module.ts'
import { lazyPart } from '../api/lazy-part.ts'
import { OpenedPart } from '../brand/OpenedPart.tsx'

const KeysDialog = lazyPart(
  async () => (await fetchModule(() => import('./KeysDialog.tsx'))).KeysDialog,
)

/** The list of keys, which the key ? opens. */
export function KeyList() {
  const [isOpen, setOpen] = useState(false)
  useKeys({ '?': () => setOpen(true) })
  return <OpenedPart>{isOpen && <KeysDialog onClose={() => setOpen(false)} />}</OpenedPart>
}
