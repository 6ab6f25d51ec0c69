import { useRef } from 'react'
import type { Page } from '#contract/issues.ts'
import type { StoryPlace } from '#domain/guided-reading/reading-order.ts'
import { FullScreen } from '#ui/FullScreen.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { useCloseByBack } from '#ui/use-close-by-back.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { textLanguage } from '../../i18n/language.ts'
import { useT } from '../../i18n/use-t.ts'
import type { PlaceKey } from '../../reading-places/device-places.ts'
import { GuidedSheet } from './GuidedSheet.tsx'
import styles from './guided.module.css'
import { type GuidedMove, keyMove, panBy, useTouchMoves } from './guided-moves.ts'
import { useGuide } from './use-guide.ts'

interface GuidedPageProps {
  issue: PlaceKey
  pages: readonly Page[]
  folder: string
  order: readonly StoryPlace[]
  /** The index of the first story in `order`. */
  start: number
  onKeys: () => void
  onClose: (pageIndex: number) => void
}

/** One column after another, over the page, which stays as it was. */
export function GuidedPage({ issue, pages, folder, order, start, ...on }: GuidedPageProps) {
  const t = useT()
  const scroller = useRef<HTMLDivElement>(null)
  const bar = useRef<HTMLElement>(null)
  const guide = useGuide({ issue, pages, folder, order, start, scroller, bar })
  const { stories, page, stops, stop, stopIndex } = guide
  const titles = stories.map(
    ({ id }) => page?.articles.find((article) => article.id === id)?.title || t('Article'),
  )
  const [title = ''] = titles
  const allTitles = titles.join(' · ')
  const close = useCloseByBack(() => on.onClose(stories[0]?.pageIndex ?? 0))
  const go = (move: GuidedMove) => {
    if (!panBy(scroller.current, move)) guide.move(move)
  }
  useTouchMoves(scroller, { onMove: go, onClose: close })

  const share = stops.length > 0 ? (stopIndex + 1) / stops.length : 0
  return (
    <FullScreen
      label={t('Guided reading')}
      focus={scroller}
      onClose={close}
      onKeyDown={(event) => {
        if (event.key === '?') return on.onKeys()
        const move = keyMove(event)
        if (!move) return
        event.preventDefault()
        go(move)
      }}
    >
      <header
        ref={bar}
        className={styles.head}
        data-hidden={stop?.isFull}
        data-turn={guide.first % 2}
      >
        <p className={styles.title} lang={textLanguage(title)}>
          {title}
        </p>
        <IconButton
          icon="chevron-left"
          label={t('Previous column')}
          isInert={guide.isFirst}
          onPress={() => go('previous')}
        />
        <IconButton
          icon="chevron-right"
          label={t('Next column')}
          isInert={guide.isLast}
          onPress={() => go('next')}
        />
        <IconButton icon="close" label={t('Back to the page')} onPress={close} />
        {/* Scaled: a width that grows would need a layout in every frame. */}
        <div className={styles.progress} style={{ transform: `scaleX(${share})` }} />
      </header>
      <section
        ref={scroller}
        className={styles.scroller}
        data-wider={stop?.isWider}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area needs the focus for its keys.
        tabIndex={0}
        aria-label={allTitles}
      >
        {page && stop ? (
          <GuidedSheet page={page} folder={folder} stop={stop} titles={titles} />
        ) : (
          <p className={styles.waiting}>
            <Spinner />
          </p>
        )}
      </section>
      <p aria-live="polite">
        <VisuallyHidden>
          {stop &&
            t('{title}, part {part} of {count}', {
              title: allTitles,
              part: stopIndex + 1,
              count: stops.length,
            })}
        </VisuallyHidden>
      </p>
    </FullScreen>
  )
}
