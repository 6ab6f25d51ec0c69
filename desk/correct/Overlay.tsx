import type { PageBox } from '#contract/page-model.ts'
import { HANDLES, type Line, placeOfHandle } from './geometry.ts'
import styles from './stage.module.css'

const HANDLE_SIDE = 10
const GRIP_RADIUS = 14

interface OverlayProps {
  /** The rectangles of the selected story, each with handles. */
  handled: readonly PageBox[]
  /** The rectangle that keys move. */
  picked: number
  /** What is being dragged or drawn. */
  boxes: readonly PageBox[]
  lines: readonly Line[]
}

/** What is drawn above the stories: handles, and what the pointer is drawing. */
export function Overlay({ handled, picked, boxes, lines }: OverlayProps) {
  return (
    <svg className={styles.overlay} aria-hidden="true">
      {handled.map((box, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rectangles have no id, and their order is their identity.
        <g key={index} data-picked={index === picked}>
          <circle
            className={styles.grip}
            data-grip
            data-rect={index}
            cx={`${box.left + box.width / 2}%`}
            cy={`${box.top + box.height / 2}%`}
            r={GRIP_RADIUS}
          />
          {HANDLES.map((handle) => {
            const { x, y } = placeOfHandle(box, handle)
            return (
              <rect
                key={handle}
                className={styles.handle}
                data-handle={handle}
                data-rect={index}
                x={`${x}%`}
                y={`${y}%`}
                width={HANDLE_SIDE}
                height={HANDLE_SIDE}
                transform={`translate(${-HANDLE_SIDE / 2} ${-HANDLE_SIDE / 2})`}
              />
            )
          })}
        </g>
      ))}
      {boxes.map((box) => (
        <rect
          key={`${box.left} ${box.top}`}
          className={styles.ghost}
          x={`${box.left}%`}
          y={`${box.top}%`}
          width={`${box.width}%`}
          height={`${box.height}%`}
        />
      ))}
      {lines.map((line) => (
        <line
          key={`${line.x1} ${line.y1} ${line.x2} ${line.y2}`}
          className={styles.cut}
          x1={`${line.x1}%`}
          y1={`${line.y1}%`}
          x2={`${line.x2}%`}
          y2={`${line.y2}%`}
        />
      ))}
    </svg>
  )
}
