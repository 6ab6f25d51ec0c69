import type { PublisherCode } from '#contract/publisher.ts'
import { DEFAULT_EDITION } from '#contract/titles.ts'
import type { Reader } from './access.ts'

/** The edition of an address that names none. Who may pick only the default one is not sent to a closed door. */
export function homeEdition(
  reader: Reader,
  publisher: PublisherCode,
  preferred: number | null,
): number {
  const mayChoose = reader.kind === 'subscriber'
  return (mayChoose && preferred) || DEFAULT_EDITION[publisher]
}
