import type { PublisherCode } from '#contract/publisher.ts'
import { DEFAULT_EDITION } from '#contract/titles.ts'
import { type Reader, readerOfTitle } from './access.ts'

/** The edition of a URL without one. A reader limited to the default edition gets that one, not a locked page. */
export function homeEdition(
  reader: Reader,
  publisher: PublisherCode,
  preferred: number | null,
): number {
  const mayChoose = readerOfTitle(reader, publisher).kind === 'subscriber'
  return (mayChoose && preferred) || DEFAULT_EDITION[publisher]
}
