import type { CSSProperties } from 'react'
import styles from './skeleton.module.css'

interface SkeletonProps {
  /** As CSS writes it: '100%', '12rem'. */
  width?: CSSProperties['inlineSize']
  height?: CSSProperties['blockSize']
  /** In place of a height: '2400 / 3782'. */
  aspectRatio?: CSSProperties['aspectRatio']
}

/** Holds the place of what is still to come. The words beside it say what. */
export function Skeleton({ width = '100%', height = '1em', aspectRatio }: SkeletonProps) {
  const size = aspectRatio
    ? { inlineSize: width, aspectRatio }
    : { inlineSize: width, blockSize: height }
  return <span className={styles.skeleton} style={size} aria-hidden="true" />
}
