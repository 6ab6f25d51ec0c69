import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { DraftStory } from '#contract/desk/correction-steps.ts'
import type { PageBox } from '#contract/page-model.ts'
import { useT } from '../i18n/use-t.ts'
import type { StagePage } from './Stage.tsx'
import styles from './text.module.css'

/** The width of a whole page, in pixels, at which its body type is readable. */
const READABLE_WIDTH = 1300

interface CutoutProps {
  page: StagePage
  story: DraftStory
  /** The block whose place is marked and scrolled to. */
  block: string | undefined
  onChoose: (block: string) => void
}

/** The story as it is printed. */
export function Cutout({ page, story, block, onChoose }: CutoutProps) {
  const t = useT()
  const view = useRef<HTMLDivElement>(null)
  const { box } = story
  const boxes = story.blocks.flatMap((one) => one.boxes.map((place) => ({ id: one.id, place })))
  useScrollTo(view, block, story)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it.
    <section ref={view} className={styles.cutout} tabIndex={0} aria-label={t('As printed')}>
      <div
        className={styles.piece}
        style={{
          aspectRatio: `${box.width * page.width} / ${box.height * page.height}`,
          minInlineSize: `${(box.width / 100) * READABLE_WIDTH}px`,
        }}
      >
        <img
          src={page.image}
          alt=""
          style={{
            inlineSize: `${10_000 / box.width}%`,
            insetInlineStart: `${(-box.left / box.width) * 100}%`,
            insetBlockStart: `${(-box.top / box.height) * 100}%`,
          }}
        />
        {boxes.map(({ id, place }) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the field itself is reached by key.
          <div
            key={`${id} ${place.left} ${place.top}`}
            className={styles.place}
            data-current={id === block}
            data-place={id}
            style={placeWithin(box, place)}
            onClick={() => onChoose(id)}
          />
        ))}
      </div>
    </section>
  )
}

function placeWithin(box: PageBox, place: PageBox) {
  const across = (value: number) => `${(value / box.width) * 100}%`
  const down = (value: number) => `${(value / box.height) * 100}%`
  return {
    insetInlineStart: across(place.left - box.left),
    insetBlockStart: down(place.top - box.top),
    inlineSize: across(place.width),
    blockSize: down(place.height),
  }
}

/** Scrolls the piece, and nothing else, to the block. */
function useScrollTo(
  view: RefObject<HTMLDivElement | null>,
  block: string | undefined,
  story: DraftStory,
): void {
  const place = story.blocks.find(({ id }) => id === block)?.boxes[0] ?? story.box
  const share = (place.top - story.box.top) / story.box.height
  const across = (place.left - story.box.left) / story.box.width
  useLayoutEffect(() => {
    const element = view.current
    if (!element || block === undefined) return
    const height = element.firstElementChild?.clientHeight ?? 0
    const width = element.firstElementChild?.clientWidth ?? 0
    const top = share * height - element.clientHeight / 4
    element.scrollTo?.({ top, left: across * width - element.clientWidth / 8 })
  }, [view, block, share, across])
}
