import type { Clip } from '#contract/clips.ts'
import type { Language } from '#contract/titles.ts'
import { formatDate } from '#domain/format.ts'
import { clipWith, type StoredClip } from '#store/clips/clips.ts'
import { issueFolder, pageFiles } from '#store/issue-files.ts'
import { namesOf } from '#store/names.ts'
import { ProblemError } from '../http/problem-error.ts'
import type { Services } from '../services.ts'
import { SOURCE_WIDTH } from './clip-layout.ts'
import { clipIdIn, clipToken, isClipToken } from './clip-token.ts'

/**
 * The clip of an address. Throws if we did not sign the address, and while an article that the clip shows is
 * withdrawn. Whoever has the address may see the clip: the page of the newspaper stays as it is.
 */
export async function requireClip(
  { db, secrets, withdrawals, config }: Services,
  token: string,
): Promise<StoredClip> {
  const id = clipIdIn(token)
  const clip = id && (await clipWith(db, id))
  if (!clip || clip.key.publisher !== config.publisher || !isClipToken(secrets, clip, token)) {
    throw new ProblemError('not-found')
  }
  const current = await withdrawals.current()
  const withdrawn = current.ofIssue(clip.key)
  if (clip.article_ids.some((articleId) => withdrawn.has(articleId))) {
    throw new ProblemError('article-withdrawn')
  }
  current.requireOpen(issueFolder(clip.key, clip.version), sourceFile(clip.page_no))
  return clip
}

/** The file that clips of a page are cut from, relative to the version's folder. */
export function sourceFile(pageNo: number): string {
  return pageFiles(pageNo).image(SOURCE_WIDTH)
}

export function toClip({ secrets }: Pick<Services, 'secrets'>, stored: StoredClip): Clip {
  const { key, edition_name, page_name, width, height, created_at } = stored
  const edition_names = namesOf(edition_name, stored.edition_name_kn)
  const page_names = namesOf(page_name, stored.page_name_kn)
  return {
    ...key,
    token: clipToken(secrets, stored),
    edition_name,
    ...(edition_names && { edition_names }),
    page_name,
    ...(page_names && { page_names }),
    width,
    height,
    created_at: new Date(created_at).toISOString(),
  }
}

/** Such as `Bengaluru City · 01 Front Page` and the date, in a language. */
export function clipLines(clip: StoredClip, language: Language): [place: string, day: string] {
  const edition = (language === 'kn' && clip.edition_name_kn) || clip.edition_name
  const page = (language === 'kn' && clip.page_name_kn) || clip.page_name
  return [`${edition} · ${page}`, formatDate(clip.key.date, language)]
}
