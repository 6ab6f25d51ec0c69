import type { CDPSession } from '@playwright/test'
import sharp from 'sharp'

interface Frame {
  /** Milliseconds since 1970. */
  at: number
  jpeg: Buffer
}

const JPEG_QUALITY = 60
/** The part of the window that shows the paper, without bars and buttons. */
const MIDDLE = { from: 0.2, to: 0.75 }
/** The brightness difference of a changed pixel; JPEG noise is smaller. */
const CHANGED_BY = 24
const SAME_SHARE = 0.002

/** Records every frame that the browser presents. */
export async function startFilm(cdp: CDPSession) {
  const frames: Frame[] = []
  cdp.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ at: (metadata.timestamp ?? 0) * 1000, jpeg: Buffer.from(data, 'base64') })
    void cdp.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined)
  })
  await cdp.send('Page.startScreencast', { format: 'jpeg', quality: JPEG_QUALITY })
  return {
    frames,
    stop: () => cdp.send('Page.stopScreencast'),
  }
}

/** When the middle of the window reached its final look. */
export async function settledAt(frames: readonly Frame[]): Promise<number> {
  const last = frames.at(-1)
  if (!last) throw new Error('The browser presented nothing')
  const final = await middleOf(last.jpeg)
  let settled = last.at
  for (const { at, jpeg } of frames.toReversed()) {
    if (!isSame(await middleOf(jpeg), final)) break
    settled = at
  }
  return settled
}

async function middleOf(jpeg: Buffer): Promise<Buffer> {
  const image = sharp(jpeg)
  const { width, height } = await image.metadata()
  const part = (size: number) => Math.round(size * MIDDLE.from)
  const span = (size: number) => Math.round(size * (MIDDLE.to - MIDDLE.from))
  const area = { left: part(width), top: part(height), width: span(width), height: span(height) }
  return image.extract(area).greyscale().raw().toBuffer()
}

function isSame(one: Buffer, other: Buffer): boolean {
  if (one.length !== other.length) return false
  let changed = 0
  for (let pixel = 0; pixel < one.length; pixel += 1) {
    if (Math.abs((one[pixel] ?? 0) - (other[pixel] ?? 0)) > CHANGED_BY) changed += 1
  }
  return changed <= one.length * SAME_SHARE
}
