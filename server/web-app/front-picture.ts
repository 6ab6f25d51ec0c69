import { API_BASE } from '#contract/route.ts'
import { LINK_CARD } from '#contract/sharing.ts'
import { frontPageIndex } from '#domain/front-page.ts'
import { JPEG_WIDTH, pageFiles } from '#store/issue-files.ts'
import type { ShelvedIssue } from '../issues/shelf.ts'
import { FILES_PATH } from '../issues/signing.ts'

export interface LinkPicture {
  path: string
  width: number
  height: number
  alt: string
}

/** The front page of an issue that anyone may open: its card, or all of it where it has none. */
export function frontPicture(issue: ShelvedIssue): LinkPicture | undefined {
  const { pages } = issue.version
  const front = pages[frontPageIndex(pages)]
  if (!front) return undefined
  const { card, jpeg } = pageFiles(front.pageNo)
  if (front.more_files.includes(card)) return cardPicture(issue, card, front.displayName)
  const height = Math.round((JPEG_WIDTH * front.height) / front.width)
  return { path: openPath(issue, jpeg), width: JPEG_WIDTH, height, alt: front.displayName }
}

export function cardPicture(issue: ShelvedIssue, file: string, alt: string): LinkPicture {
  const { width, height } = LINK_CARD
  return { path: openPath(issue, file), width, height, alt }
}

function openPath({ folder }: ShelvedIssue, file: string): string {
  return `${API_BASE}${FILES_PATH}/${folder}/${file}`
}
