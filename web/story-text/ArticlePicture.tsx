import { useState } from 'react'
import { createPortal } from 'react-dom'
import type { ArticleInsert } from '#contract/articles.ts'
import { fetchModule } from '../api/fetch-module.ts'
import { lazyPart } from '../api/lazy-part.ts'
import { OpenedPart } from '../brand/OpenedPart.tsx'
import { useT } from '../i18n/use-t.ts'
import styles from './insert.module.css'

const PictureViewer = lazyPart(
  async () => (await fetchModule(() => import('./PictureViewer.tsx'))).PictureViewer,
)

type PictureInsert = Extract<ArticleInsert, { kind: 'picture' }>

interface ArticlePictureProps {
  picture: PictureInsert
  /** The address of the pictures' folder. */
  folder: string
  onError: () => void
}

/** Beside the text 18 em, in the column at most 40 em, on a phone the screen less its margins. */
const SIZES = '(min-width: 64rem) 18rem, (min-width: 40rem) 40rem, 92vw'
/** Wider pictures fill the column; enlarging a portrait would blur it. */
const WIDE_PX = 320

/** A picture in an article. A press on it opens it large. */
export function ArticlePicture({ picture, folder, onError }: ArticlePictureProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const { caption, credit, width, height } = picture
  const srcSet = (images: PictureInsert['images']) =>
    images.map((image) => `${folder}${image.file} ${image.width}w`).join(', ')
  const sharpest = picture.images.toSorted((a, b) => b.width - a.width)[0]?.file ?? picture.image
  return (
    <figure className={styles.picture}>
      <button
        type="button"
        className={styles.enlarge}
        title={t('Enlarge the picture')}
        onClick={() => setOpen(true)}
      >
        <picture>
          <source type="image/avif" srcSet={srcSet(picture.avif)} sizes={SIZES} />
          <img
            src={folder + picture.image}
            srcSet={srcSet(picture.images)}
            sizes={SIZES}
            alt={caption ?? t('Picture')}
            width={width}
            height={height}
            loading="lazy"
            decoding="async"
            draggable={false}
            className={width >= WIDE_PX ? styles.wide : undefined}
            onError={onError}
          />
        </picture>
      </button>
      {(caption || credit) && (
        <figcaption>
          {caption}
          {credit && <div className={styles.credit}>{credit}</div>}
        </figcaption>
      )}
      {isOpen &&
        // In a portal, because the article has its own text size and containers.
        createPortal(
          <OpenedPart>
            <PictureViewer
              src={folder + sharpest}
              width={width}
              height={height}
              caption={caption}
              credit={credit}
              onClose={() => setOpen(false)}
            />
          </OpenedPart>,
          document.body,
        )}
    </figure>
  )
}
