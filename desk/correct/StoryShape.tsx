import { memo } from 'react'
import type { DraftStory } from '#contract/desk/correction-steps.ts'
import styles from './stage.module.css'

interface StoryShapeProps {
  story: DraftStory
  /** The accessible name. */
  name: string
  /** Its place in the reading order, or in the order that is being set. */
  label: string
  isSelected: boolean
  isDoubtful: boolean
  /** One shape of a page can be reached with Tab; the others follow by key. */
  isTabStop: boolean
}

/** The area of a story on the page. Percentages need no redrawing when the page is zoomed. */
export const StoryShape = memo(function StoryShape({ story, ...props }: StoryShapeProps) {
  const [first] = story.rects
  return (
    // biome-ignore lint/a11y/useSemanticElements: an HTML button cannot be an SVG shape.
    <g
      role="button"
      tabIndex={props.isTabStop ? 0 : -1}
      className={styles.story}
      data-story={story.id}
      data-type={story.type}
      data-doubtful={props.isDoubtful}
      data-settled={story.isSettled}
      aria-pressed={props.isSelected}
      aria-label={props.name}
    >
      {story.rects.map((rect, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: rectangles have no id, and their order is their identity.
          key={index}
          x={`${rect.left}%`}
          y={`${rect.top}%`}
          width={`${rect.width}%`}
          height={`${rect.height}%`}
        />
      ))}
      {first && (
        <text x={`${first.left}%`} y={`${first.top}%`} dx="5" dy="15">
          {props.label}
        </text>
      )}
    </g>
  )
})
