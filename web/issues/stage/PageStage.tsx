import { memo, type ReactNode, useLayoutEffect, useRef } from 'react'
import type { AdRegion, ArticleRegion, Page, Place } from '#contract/issues.ts'
import type { FitMode } from '#contract/reading.ts'
import { Icon } from '#ui/Icon.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { FileRefusal } from '../../api/fetch-file.ts'
import { useT } from '../../i18n/use-t.ts'
import type { Stage } from './stage.ts'
import './stage.css'
import { Link, useNavigationType } from 'react-router'
import { pageNameIn } from '#domain/page-names.ts'
import { brand } from '../../brand/brand.ts'
import { useLanguage } from '../../i18n/language.ts'
import type { StoryMark, StoryMarks } from '../story-marks.ts'
import { useStageStatus } from './use-stage.ts'

interface PageStageProps {
  stage: Stage
  pages: readonly Page[]
  /** Names the issue, in whatever version. */
  issue: string
  /** The address of the issue's files. */
  folder: string
  marks: StoryMarks
  index: number
  fit: FitMode
  /** The page is already turned; `delta` is relative to `index`. */
  onTurn: (delta: number) => void
  /** A double tap on an article. */
  onGuide: (articleId: string) => void
  hrefOfArticle: (article: ArticleRegion) => string
  hrefOfAd: (ad: AdRegion) => string
  /** The picture addresses are invalid; the issue must be refetched. */
  onImageProblem: (kind: FileRefusal) => void
  /** Drawn over the page, below the links. */
  overlay?: ReactNode
}

/** One page that can be zoomed and turned. */
export function PageStage({
  stage,
  hrefOfArticle,
  hrefOfAd,
  overlay,
  marks,
  ...view
}: PageStageProps) {
  const t = useT()
  const isReturn = useNavigationType() === 'POP'
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

  useLayoutEffect(() => stage.show({ ...view, name, isReturn }))

  return (
    <div ref={around} className="page-stage" data-fit={view.fit}>
      <div ref={box} className="page-box">
        <div ref={sheet} className="page-sheet">
          <div ref={layers} className="page-layers" />
          {overlay}
          {page && !page.locked && (
            <Overlays page={page} marks={marks} hrefOfArticle={hrefOfArticle} hrefOfAd={hrefOfAd} />
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

interface OverlaysProps {
  page: Page
  marks: StoryMarks
  hrefOfArticle: (article: ArticleRegion) => string
  hrefOfAd: (ad: AdRegion) => string
}

/** Links over the articles and ads of a page, in reading order. */
function Overlays({ page, marks, hrefOfArticle, hrefOfAd }: OverlaysProps) {
  const t = useT()
  return (
    <ul className="page-regions">
      {page.articles.map((article) => (
        <li key={article.id} lang={brand().language}>
          <Region
            region={article}
            articleId={article.id}
            href={hrefOfArticle(article)}
            name={article.title || t('Article')}
            {...marks[article.id]}
          />
        </li>
      ))}
      {page.ads.map((ad) => (
        <li key={ad.id}>
          <Region region={ad} href={hrefOfAd(ad)} name={t('Advertisement')} />
        </li>
      ))}
    </ul>
  )
}

interface RegionProps extends StoryMark {
  region: ArticleRegion | AdRegion
  href: string
  name: string
  /** Missing for an advertisement. */
  articleId?: string
}

/**
 * Of a region that is not one rectangle, only its parts react to the pointer: its box may cover other regions.
 * Memoised: a page has dozens of them, and opening a dialog or a tick on one of them must not render all.
 */
const Region = memo(({ region, href, name, articleId, ...marks }: RegionProps) => {
  const { top, left, width, height, rects } = region
  return (
    <Link
      className="page-region"
      to={href}
      style={{ top, left, width, height }}
      data-parts={rects?.length}
      data-article={articleId}
      {...marks}
      draggable={false}
      // Not hidden text: laying out the headlines of a page in Kannada took a slow phone 100 ms.
      aria-label={[name, ...Object.values(marks)].join(', ')}
    >
      {rects?.map((rect) => (
        <span key={rect.top + rect.left} style={placeWithin(region, rect)} />
      ))}
    </Link>
  )
})

/** The place of a part in percent of its region. */
function placeWithin(region: Place, part: Place): Place {
  const share = (of: 'left' | 'top', size: 'width' | 'height') => {
    const whole = Number.parseFloat(region[size])
    const start = Number.parseFloat(part[of]) - Number.parseFloat(region[of])
    return [start, Number.parseFloat(part[size])].map((value) => `${(value / whole) * 100}%`)
  }
  const [left = '', width = ''] = share('left', 'width')
  const [top = '', height = ''] = share('top', 'height')
  return { left, top, width, height }
}

/** The page's name and number of articles, for screen readers. */
function usePageName(page: Page | undefined): string {
  const t = useT()
  const { language } = useLanguage()
  if (!page) return ''
  const name = pageNameIn(page, language)
  if (page.locked) return `${name}, ${t('for subscribers')}`
  const count = page.articles.length
  if (count === 0) return name
  return t('{page}, {count} article|{page}, {count} articles', { page: name, count })
}
