import { useRef } from 'react'
import { Icon } from '#ui/Icon.tsx'
import styles from './thumbnail.module.css'
import { useIsNear } from './use-is-near.ts'
import { type Pictured, useThumbnail } from './use-thumbnail.ts'

interface ThumbnailProps {
  article: Pictured
}

/** An article as it is printed, cut out of its page; fetched when it comes near the screen. */
export function Thumbnail({ article }: ThumbnailProps) {
  const frame = useRef<HTMLDivElement>(null)
  const { src, onError } = useThumbnail(article, useIsNear(frame))
  return (
    <div ref={frame} className={styles.thumbnail}>
      {src ? <img src={src} alt="" onError={onError} /> : <Icon name="text" />}
    </div>
  )
}
