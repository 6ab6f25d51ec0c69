import { useLayoutEffect, useRef } from 'react'
import type { AdRegion, ArticleRegion, Page } from '#contract/issues.ts'
import type { FitMode } from '#contract/reading.ts'
import { Icon } from '#ui/Icon.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { FileRefusal } from '../../api/fetch-file.ts'
import { useT } from '../../i18n/use-t.ts'
import { Overlays } from './Overlays.tsx'
import type { Stage } from './stage.ts'
import './stage.css'
import { usePageName } from './use-page-name.ts'
import { useStageStatus } from './use-stage.ts'

export interface PageStageProps {
  stage: Stage
  pages: readonly Page[]
  /** Where the files are. */
  folder: string
  index: number
  fit: FitMode
  /** The page is turned already; `delta` counts from `index`. */
  onTurn: (delta: number) => void
  hrefOfArticle: (article: ArticleRegion) => string
  hrefOfAd: (ad: AdRegion) => string
  /** The addresses of the pictures are no longer good: the data must be fetched again. */
  onImageProblem: (kind: FileRefusal) => void
}

/** One page, sharp, close or whole. */
export function PageStage({ stage, hrefOfArticle, hrefOfAd, ...view }: PageStageProps) {
  const t = useT()
  const { isRetrying } = useStageStatus(stage)
  const page = view.pages[view.index]
  const name = usePageName(page)
  const around = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const layers = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    if (!around.current || !box.current || !sheet.current || !layers.current) return
    return stage.attach({
      stage: around.current,
      box: box.current,
      sheet: sheet.current,
      layers: layers.current,
    })
  }, [stage])

  useLayoutEffect(() => stage.show({ ...view, name }))

  return (
    <div ref={around} className="page-stage" data-fit={view.fit}>
      <div ref={box} className="page-box">
        <div ref={sheet} className="page-sheet">
          <div ref={layers} className="page-layers" />
          {page && !page.locked && (
            <Overlays page={page} hrefOfArticle={hrefOfArticle} hrefOfAd={hrefOfAd} />
          )}
          {page?.locked && (
            <p className="page-lock">
              <Icon name="lock" />
            </p>
          )}
          {isRetrying && (
            <p className="page-retrying" role="status">
              <Spinner />
              {t('This page did not come through. Trying again...')}
            </p>
          )}
        </div>
      </div>
      <p aria-live="polite">
        <VisuallyHidden>{name}</VisuallyHidden>
      </p>
    </div>
  )
}
