import type { Page } from '#contract/issues.ts'
import { FIT_WIDTH_MARGIN_PX, FIT_WIDTH_MAX_PX, MOBILE_BREAKPOINT_PX } from '#contract/reading.ts'
import { useT } from '../i18n/use-t.ts'
import styles from './page-image.module.css'

interface PageImageProps {
  page: Page
  /** Where the files are. */
  folder: string
}

const SIZES = [
  `(min-width: ${FIT_WIDTH_MAX_PX + FIT_WIDTH_MARGIN_PX}px) ${FIT_WIDTH_MAX_PX}px`,
  `(min-width: ${MOBILE_BREAKPOINT_PX}px) calc(100vw - ${FIT_WIDTH_MARGIN_PX}px)`,
  '100vw',
].join(', ')

/** One page, sharp on every screen; its place is kept while it loads. */
export function PageImage({ page, folder }: PageImageProps) {
  const t = useT()
  const count = page.articles.length
  const alt = count
    ? t('{page}, {count} article|{page}, {count} articles', { page: page.displayName, count })
    : page.displayName

  return (
    <img
      className={styles.page}
      src={folder + page.image}
      srcSet={page.images.map(({ file, width }) => `${folder}${file} ${width}w`).join(', ')}
      sizes={SIZES}
      width={page.width}
      height={page.height}
      fetchPriority="high"
      alt={alt}
    />
  )
}
