import { IconButton } from '#ui/IconButton.tsx'
import { useT } from '../i18n/use-t.ts'
import type { Shared } from './shared.ts'
import { useShare } from './use-share.tsx'

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
