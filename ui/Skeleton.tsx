import type { CSSProperties } from 'react'
import styles from './skeleton.module.css'

interface SkeletonProps {
  /** A CSS length, such as '100%' or '12rem'. */
  width?: CSSProperties['inlineSize']
  height?: CSSProperties['blockSize']
  /** Instead of a height, such as '2400 / 3782'. */
  aspectRatio?: CSSProperties['aspectRatio']
}

/** A placeholder for content that is loading. Put a text beside it. */
export function Skeleton({ width = '100%', height = '1em', aspectRatio }: SkeletonProps) {
  const size = aspectRatio
    ? { inlineSize: width, aspectRatio }
    : { inlineSize: width, blockSize: height }
  return <span className={styles.skeleton} style={size} aria-hidden="true" />
}
