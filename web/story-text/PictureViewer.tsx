import { type CSSProperties, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { FullScreen } from '#ui/FullScreen.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { useCloseByBack } from '#ui/use-close-by-back.ts'
import { textLanguage } from '../i18n/language.ts'
import { useT } from '../i18n/use-t.ts'
import styles from './picture-viewer.module.css'
import { usePinch } from './use-pinch.ts'

interface PictureViewerProps {
  src: string
  width: number
  height: number
  caption: string | undefined
  credit: string | undefined
  onClose: () => void
}

const MAX_ZOOM = 5
const STEP = 1.5
const ZOOM_KEYS = new Map([
  ['+', STEP],
  ['=', STEP],
  ['-', 1 / STEP],
  ['0', 0],
])

/** A picture of an article over the whole screen. Escape, the button and one step back close it. */
export function PictureViewer({ src, caption, credit, onClose, ...size }: PictureViewerProps) {
  const t = useT()
  const scroller = useRef<HTMLElement>(null)
  const [zoom, setZoom] = useState(1)
  const zoomBy = (factor: number) =>
    setZoom((before) => Math.max(1, Math.min(MAX_ZOOM, before * factor)))
  usePinch(scroller, zoomBy)
  useSameMiddle(scroller, zoom)
  const close = useCloseByBack(onClose)

  return (
    <FullScreen
      label={caption ?? t('Picture')}
      focus={scroller}
      onClose={close}
      onKeyDown={(event) => {
        const factor = ZOOM_KEYS.get(event.key)
        if (factor === undefined || event.ctrlKey || event.metaKey || event.altKey) return
        event.preventDefault()
        zoomBy(factor)
      }}
    >
      <div className={styles.tools}>
        <IconButton
          icon="minus"
          label={t('Zoom out')}
          isInert={zoom === 1}
          onPress={() => zoomBy(1 / STEP)}
        />
        <IconButton
          icon="plus"
          label={t('Zoom in')}
          isInert={zoom === MAX_ZOOM}
          onPress={() => zoomBy(STEP)}
        />
        <IconButton icon="close" label={t('Close')} onPress={close} />
      </div>
      <section
        ref={scroller}
        className={styles.scroller}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an enlarged picture scrolls, also by key.
        tabIndex={0}
        aria-label={t('Picture')}
        onDoubleClick={() => setZoom(zoom === 1 ? STEP * STEP : 1)}
      >
        <img
          className={styles.image}
          src={src}
          alt={caption ?? t('Picture')}
          style={{ '--ratio': size.width / size.height, '--zoom': zoom } as CSSProperties}
          draggable={false}
          {...size}
        />
      </section>
      {(caption || credit) && (
        <p className={styles.caption} lang={textLanguage(caption ?? '')}>
          {caption}
          {credit && <span className={styles.credit}>{credit}</span>}
        </p>
      )}
    </FullScreen>
  )
}

/** What is in the middle of the area stays there when the zoom changes. */
function useSameMiddle(area: RefObject<HTMLElement | null>, zoom: number): void {
  const before = useRef(zoom)
  useLayoutEffect(() => {
    const element = area.current
    const factor = zoom / before.current
    before.current = zoom
    if (!element || factor === 1) return
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = element
    element.scrollTo({
      left: (scrollLeft + clientWidth / 2) * factor - clientWidth / 2,
      top: (scrollTop + clientHeight / 2) * factor - clientHeight / 2,
      behavior: 'instant',
    })
  }, [area, zoom])
}
