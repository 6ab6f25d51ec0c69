import { gunzipSync } from 'node:zlib'
import { compactDate, type IssueDate } from '#contract/issue-date.ts'
import { EpaperData } from '#contract/issues.ts'
import { DEFAULT_EDITION } from '#contract/titles.ts'
import type { Answer } from './ask.ts'
import { PUBLISHER } from './product.ts'

/** The image width for a phone. */
const WIDTH = 1200

export const EDITIONS_PATH = `/api/epaper/editions?publisher=${PUBLISHER}`

export function dataPath(today: IssueDate): string {
  const edition = DEFAULT_EDITION[PUBLISHER]
  return `/api/epaper/data?publisher=${PUBLISHER}&edition=${edition}&date=${compactDate(today)}`
}

/** The image URLs of all pages; for a locked page its preview. */
export function picturesIn({ body, headers }: Answer): string[] {
  const text = headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body
  const { sections, data_url_suffix } = EpaperData.parse(JSON.parse(text.toString()))
  return sections
    .flatMap(({ pages }) => pages)
    .map(({ images, image }) => images.find(({ width }) => width === WIDTH)?.file ?? image)
    .map((file) => data_url_suffix + file)
}
