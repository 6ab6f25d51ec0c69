import { useEffect, useRef, useState } from 'react'
import { PREVIEW_PATH } from '#contract/paths.ts'
import styles from './preview.module.css'

interface DeviceFrameProps {
  title: string
  /** The address of the preview. When it changes, the place in the paper stays. */
  address: string
  /** Of the screen that is shown, in CSS pixels. */
  width: number
  height: number
}

/** The readers' app in a screen of a fixed size, scaled down to the room that there is. */
export function DeviceFrame({ title, address, width, height }: DeviceFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [shown, setShown] = useState(address)
  const { room, scale } = useScale(width)

  useEffect(() => {
    setShown((before) => (before === address ? before : withPlace(address, frame.current)))
  }, [address])

  return (
    <figure className={styles.device}>
      <figcaption className={styles.caption}>{title}</figcaption>
      <div ref={room}>
        <div
          className={styles.screen}
          style={{ inlineSize: width * scale, blockSize: height * scale }}
        >
          <iframe
            ref={frame}
            title={title}
            src={shown}
            width={width}
            height={height}
            sandbox="allow-scripts allow-same-origin"
            style={{ transform: `scale(${scale})` }}
          />
        </div>
      </div>
    </figure>
  )
}

const BASE = new RegExp(`^${PREVIEW_PATH}/[^/]+`)

/** The new address with the path that is open in the frame. */
function withPlace(address: string, frame: HTMLIFrameElement | null): string {
  const place = frame?.contentWindow?.location
  const base = BASE.exec(address)?.[0]
  if (!base || !place || !BASE.test(place.pathname)) return address
  return place.pathname.replace(BASE, base) + place.search
}

/** How much a width must be scaled down to fit into an element. */
function useScale(width: number) {
  const room = useRef<HTMLDivElement>(null)
  const [scale, setScale] = useState(1)

  useEffect(() => {
    const element = room.current
    if (!element) return
    const observer = new ResizeObserver(() => setScale(Math.min(1, element.clientWidth / width)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [width])

  return { room, scale }
}
