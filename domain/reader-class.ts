import { PublisherCode } from '#contract/publisher.ts'
import { type ArchiveAccess, accessKey, type Reader } from './access.ts'

/**
 * The text by which the proxy knows what a subscriber may open. Other readers have none: with a class, they would see
 * locked pages for some time after they have paid.
 */
export function readerClass(reader: Reader): string | undefined {
  if (reader.kind !== 'subscriber') return undefined
  const name = accessKey(reader).toLowerCase().replaceAll(' ', '_')
  return readerOfClass(name) && name
}

const SUBSCRIBER =
  /^subscriber_(everything|today-only|last-months-[1-9]\d{0,3})_(true|false)_([a-z-]+)$/

/** The inverse of `readerClass`; undefined if the text is no class. */
export function readerOfClass(text: string): Reader | undefined {
  const [, archive, earlyAccess, titleText] = SUBSCRIBER.exec(text) ?? []
  if (archive === undefined) return undefined
  const title = PublisherCode.options.find((code) => code.toLowerCase() === titleText)
  if (!title && titleText !== 'every-title') return undefined
  const reader = { archive: archiveIn(archive), earlyAccess: earlyAccess === 'true' }
  return { kind: 'subscriber', ...reader, ...(title && { title }) }
}

function archiveIn(text: string): ArchiveAccess {
  if (text === 'everything' || text === 'today-only') return { kind: text }
  return { kind: 'last-months', months: Number(text.slice(text.lastIndexOf('-') + 1)) }
}
