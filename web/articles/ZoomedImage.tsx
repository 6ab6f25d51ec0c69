import { THUMBNAIL_SCALE } from '#contract/reading.ts'
import { useIsWide } from '../brand/use-is-wide.ts'
import styles from './zoomed-image.module.css'

interface ZoomedImageProps {
  src: string
  alt: string
  zoom: number
}

/** Fits the screen at zoom 1; larger, the page scrolls. */
export function ZoomedImage({ src, alt, zoom }: ZoomedImageProps) {
  const scale = useIsWide() ? THUMBNAIL_SCALE.desktop : THUMBNAIL_SCALE.mobile
  const inlineSize = `${scale * zoom * 100}%`
  return (
    <div className={styles.place}>
      <img className={styles.image} src={src} alt={alt} style={{ inlineSize }} draggable={false} />
    </div>
  )
}
