import { CLIP_PATH, getClipPicture } from '#contract/clips.ts'
import { API_BASE } from '#contract/route.ts'
import { TITLES } from '#contract/titles.ts'
import type { StoredClip } from '#store/clips/clips.ts'
import { clipToken } from '../clips/clip-token.ts'
import { clipLines, requireClip } from '../clips/find-clip.ts'
import { ProblemError } from '../http/problem-error.ts'
import { type RequestHead, requestPath } from '../http/request-head.ts'
import type { Services } from '../services.ts'
import type { LinkPreview, Site } from './link-preview.ts'

/** The clip of a URL. Without a clip, the status of its page says whether it is withdrawn or not ours. */
export interface SharedClip {
  status: 200 | 404 | 410
  clip?: StoredClip
  token: string
}

/** Undefined for other paths. */
export async function findSharedClip(
  services: Services,
  request: RequestHead,
): Promise<SharedClip | undefined> {
  const path = requestPath(request)
  if (!path.startsWith(`${CLIP_PATH}/`)) return undefined
  const token = path.slice(CLIP_PATH.length + 1)
  try {
    const clip = await requireClip(services, token)
    return { status: 200, clip, token: clipToken(services.secrets, clip) }
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    return { status: error.code === 'article-withdrawn' ? 410 : 404, token: '' }
  }
}

/** A clip that is not there has nothing of its own. */
export function clipPreview(
  { publisher, language }: Site,
  { clip, token }: SharedClip,
): LinkPreview {
  const title = TITLES[publisher]
  const [place, day] = clip ? clipLines(clip, title.language) : ['', '']
  const picture = API_BASE + getClipPicture.path.replace(':token', token)
  return {
    type: 'website',
    tabTitle: title.names[language],
    title: [title.name, day].filter(Boolean).join(' · '),
    description: place || title.name,
    path: clip && `${CLIP_PATH}/${token}`,
    picture: clip && { path: picture, width: clip.width, height: clip.height, alt: place },
    isListed: false,
  }
}
