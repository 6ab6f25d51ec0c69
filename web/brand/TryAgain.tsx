import { useT } from '../i18n/use-t.ts'
import { Button } from '../ui/Button.tsx'

interface TryAgainProps {
  onPress: () => void
  isTrying?: boolean
}

/** The way on from what could not be fetched. */
export function TryAgain({ onPress, isTrying = false }: TryAgainProps) {
  const t = useT()
  return (
    <Button variant="secondary" icon="refresh" isLoading={isTrying} onPress={onPress}>
      {t('Try Again')}
    </Button>
  )
}
