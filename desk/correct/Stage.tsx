import { memo, type RefObject, useRef } from 'react'
import type { DraftStory } from '#contract/desk/correction-steps.ts'
import { useT } from '../i18n/use-t.ts'
import type { Mode, Selection } from './mode.ts'
import { Overlay } from './Overlay.tsx'
import { StoryShape } from './StoryShape.tsx'
import styles from './stage.module.css'
import { isDoubtful, storyName } from './story-words.ts'
import { type GestureEnds, useGesture } from './use-gesture.ts'
import { useZoom } from './use-zoom.ts'

export interface StagePage {
  pageNo: number
  image: string
  width: number
  height: number
}

interface StageProps {
  stage: RefObject<HTMLDivElement | null>
  page: StagePage
  stories: readonly DraftStory[]
  selection: Selection
  mode: Mode
  /** 1 is the width of the stage. */
  zoom: number
  ends: GestureEnds
  onZoom: (factor: number) => void
}

/** The page with its stories. It scrolls as any element does; Ctrl and the wheel zoom. */
export function Stage({ stage, page, stories, selection, mode, zoom, ends, onZoom }: StageProps) {
  const t = useT()
  const sheet = useRef<HTMLDivElement>(null)
  const ratio = page.height / page.width
  const { ghost, handlers } = useGesture({ sheet, stories, selection, mode, ratio }, ends)
  useZoom(stage, sheet, zoom, onZoom)
  const [only, ...more] = stories.filter(({ id }) => selection.ids.includes(id))
  const handled = only && more.length === 0 && mode.kind === 'select' ? only.rects : []
  const cuts = mode.kind === 'split' ? [...mode.lines, ...(mode.cursor ? [mode.cursor] : [])] : []
  /** Screen readers press a shape without a pointer. */
  const pickByReader = (target: EventTarget) => {
    const id = (target as Element).closest<SVGElement>('[data-story]')?.dataset.story
    if (id) ends.onPick(id, 0, false)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the shapes in it are buttons, and Editor handles the keys.
    <div
      ref={stage}
      className={styles.stage}
      data-mode={mode.kind}
      tabIndex={-1}
      onClick={(event) => event.detail === 0 && pickByReader(event.target)}
      {...handlers}
    >
      <div
        ref={sheet}
        className={styles.sheet}
        style={{ inlineSize: `${zoom * 100}%`, aspectRatio: `${page.width} / ${page.height}` }}
      >
        <img
          className={styles.image}
          src={page.image}
          alt={t('Page {page}', { page: `${page.pageNo}` })}
          draggable={false}
        />
        <Shapes
          stories={stories}
          selected={selection.ids}
          order={mode.kind === 'order' ? mode.ids : undefined}
        />
        <Overlay
          handled={ghost ? [] : handled}
          picked={selection.rect}
          boxes={ghost?.boxes ?? []}
          lines={[...cuts, ...(ghost?.lines ?? [])]}
        />
      </div>
    </div>
  )
}

interface ShapesProps {
  stories: readonly DraftStory[]
  selected: readonly string[]
  /** The order that is being set by clicking. */
  order: readonly string[] | undefined
}

/** Not rendered again while something is dragged. */
const Shapes = memo(function Shapes({ stories, selected, order }: ShapesProps) {
  const t = useT()
  const tabStop = selected.at(-1) ?? stories[0]?.id
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be an SVG element.
    <svg className={styles.shapes} role="group" aria-label={t('Stories of the page')}>
      {stories.map((story, index) => (
        <StoryShape
          key={story.id}
          story={story}
          name={storyName(story, { place: index + 1, count: stories.length }, t)}
          label={order ? placeIn(order, story.id) : `${index + 1}`}
          isSelected={selected.includes(story.id)}
          isDoubtful={isDoubtful(story)}
          isTabStop={story.id === tabStop}
        />
      ))}
    </svg>
  )
})

function placeIn(order: readonly string[], id: string): string {
  const index = order.indexOf(id)
  return index < 0 ? '' : `${index + 1}`
}
