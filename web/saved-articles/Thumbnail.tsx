import { useRef } from 'react'
import type { SavedArticle } from '#contract/saved-articles.ts'
import { Icon } from '../ui/Icon.tsx'
import styles from './saved-articles.module.css'
import { useIsNear } from './use-is-near.ts'
import { useThumbnail } from './use-thumbnail.ts'

interface ThumbnailProps {
  article: SavedArticle
}

export function Thumbnail({ article }: ThumbnailProps) {
  const frame = useRef<HTMLDivElement>(null)
  const { src, onError } = useThumbnail(article, useIsNear(frame))
  return (
    <div ref={frame} className={styles.thumbnail}>
      {src ? <img src={src} alt="" onError={onError} /> : <Icon name="text" />}
    </div>
  )
}
