import { CLIP_PATH } from '#contract/clips.ts'
import { TITLES } from '#contract/titles.ts'
import type { StoredClip } from '#store/clips/clips.ts'
import { issueFolder } from '#store/issue-files.ts'
import { keepRecent } from '../http/lru.ts'
import { ProblemError } from '../http/problem-error.ts'
import { etagOf, type Ready } from '../http/ready.ts'
import type { Services } from '../services.ts'
import { clipToken } from './clip-token.ts'
import { clipLines, sourceFile } from './find-clip.ts'

/** Some 200 kB each, 300 kB at most unless a clip is very large. */
const MAX_KEPT = 100
/** Further requests are refused, so that many old clips at once do not use up the memory. */
const MAX_WAITING = 50

/** Draws clips one after another and keeps the newest in memory. They are not stored: see decision 069. */
export function createClipPictures(services: Services): (clip: StoredClip) => Promise<Ready> {
  const kept = new Map<string, Promise<Ready>>()
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0

  async function inTurn(draw: () => Promise<Ready>): Promise<Ready> {
    if (waiting >= MAX_WAITING) throw new ProblemError('unavailable')
    waiting += 1
    const turn = last.then(draw, draw)
    last = turn
    try {
      return await turn
    } finally {
      waiting -= 1
    }
  }

  return async (clip) => {
    const withdrawn = await services.withdrawals.current()
    const edit = withdrawn.editOf(issueFolder(clip.key, clip.version))
    const name = `${clip.id} ${edit}`
    const picture = kept.get(name) ?? inTurn(() => drawPicture(services, clip, edit))
    keepRecent(kept, name, picture, MAX_KEPT)
    return picture.catch((error: unknown) => {
      kept.delete(name)
      throw error
    })
  }
}

async function drawPicture(services: Services, clip: StoredClip, edit: string): Promise<Ready> {
  const { files, config, secrets } = services
  const path = `${issueFolder(clip.key, clip.version)}/${sourceFile(clip.page_no)}`
  const page = await files.read(path, edit)
  if (!page) throw new ProblemError('not-found')
  const title = TITLES[config.publisher]
  const address = `${config.publicUrl}${CLIP_PATH}/${clipToken(secrets, clip)}`
  // Loaded with the first clip, because the image library is large.
  const { drawClip } = await import('./draw-clip.ts')
  const jpeg = await drawClip(page.bytes, {
    box: clip.box,
    size: { width: clip.width, height: clip.height },
    name: title.name,
    lines: [...clipLines(clip, title.language), new URL(config.publicUrl).host],
    address,
  })
  const identity = new Uint8Array(jpeg)
  return {
    type: 'image/jpeg',
    etag: etagOf(identity),
    bodies: { identity, br: undefined, gzip: undefined },
  }
}
