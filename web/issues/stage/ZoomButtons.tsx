import { IconButton } from '#ui/IconButton.tsx'
import { useT } from '../../i18n/use-t.ts'
import type { Stage } from './stage.ts'
import { useStageStatus } from './use-stage.ts'

interface ZoomButtonsProps {
  stage: Stage
}

/** Buttons for zooming, as an alternative to pinching. */
export function ZoomButtons({ stage }: ZoomButtonsProps) {
  const t = useT()
  const { canZoomIn, canZoomOut } = useStageStatus(stage)
  return (
    <fieldset className="zoom-buttons" data-zoomed={canZoomOut} aria-label={t('Zoom')}>
      <IconButton
        icon="minus"
        label={t('Zoom out')}
        isDisabled={!canZoomOut}
        onPress={stage.zoomOut}
      />
      <IconButton
        icon="whole-page"
        label={t('Whole page')}
        isDisabled={!canZoomOut}
        onPress={stage.reset}
      />
      <IconButton icon="plus" label={t('Zoom in')} isDisabled={!canZoomIn} onPress={stage.zoomIn} />
    </fieldset>
  )
}
