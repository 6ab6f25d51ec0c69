import { z } from 'zod'
import { LegalDocument } from '#contract/info.ts'
import { PublisherCode } from '#contract/publisher.ts'
import { text } from '#contract/text.ts'
import type { InformationPart, ParsedInformationFile } from './information-part.ts'

/** As it is stored: HTML with placeholders for configured values. */
export const StoredLegalText = z.object({ updated: z.iso.date(), html: z.string() })
export type StoredLegalText = z.infer<typeof StoredLegalText>

/** Placeholders in braces, such as `{title}`. The server replaces them with configured values. */
export const LEGAL_PLACEHOLDERS = ['title', 'publisher', 'address', 'email', 'site'] as const
export type LegalPlaceholder = (typeof LEGAL_PLACEHOLDERS)[number]

const TAGS = ['h2', 'h3', 'p', 'ul', 'ol', 'li', 'b', 'i', 'em', 'strong', 'a', 'br']
const HEADING = /<h2([^>]*)>/g
const HEADING_ID = /^ id="([a-z][a-z0-9-]*)"$/

const Head = z.strictObject({
  publisher: z
    .string()
    .transform((codes) => codes.split(',').map((code) => code.trim()))
    .pipe(z.array(PublisherCode)),
  document: LegalDocument,
  language: z.enum(['en', 'kn']),
  updated: z.iso.date('must be like 2024-12-26'),
})

const HTML = text(200_000)

export function legalPart(document: LegalDocument, language: 'en' | 'kn'): string {
  return `${document} ${language}`
}

/** Reads an HTML file whose first comment names publisher, document and language; see docs/publish/information.md. */
export function readLegalText(file: string): ParsedInformationFile {
  const [whole, comment = ''] = /^\s*<!--([\s\S]*?)-->/.exec(file) ?? ['']
  const head = Head.safeParse(linesOf(comment))
  const html = file.slice(whole.length).trim()
  const { error } = HTML.min(1, 'has no text').safeParse(html)
  const faults = [
    ...(head.error?.issues ?? []).map(
      ({ path, message }) => `${path.join(' ') || 'the comment at the beginning'}: ${message}`,
    ),
    ...(error?.issues ?? []).map(({ message }) => `the text: ${message}`),
    ...faultsIn(html),
  ]
  if (!head.data || faults.length > 0) return { faults }
  const { publisher: publishers, document, language, updated } = head.data
  const content: StoredLegalText = { updated, html }
  const part = legalPart(document, language)
  return { parts: publishers.map((publisher): InformationPart => ({ publisher, part, content })) }
}

/** Parses `name: value` lines. */
function linesOf(comment: string): Record<string, string> {
  const lines = comment.split('\n').filter((line) => line.includes(':'))
  return Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()]
    }),
  )
}

function faultsIn(html: string): string[] {
  const tags = [...html.matchAll(/<\/?([a-z][a-z0-9]*)/gi)].map(([, name = '']) => name)
  const unknown = tags.filter((name) => !TAGS.includes(name.toLowerCase()))
  const places = [...html.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const nowhere = places.filter((name) => !LEGAL_PLACEHOLDERS.some((known) => known === name))
  const ids = [...html.matchAll(HEADING)].map(([, head = '']) => HEADING_ID.exec(head)?.[1])
  return [
    ...[...new Set(unknown)].map((name) => `<${name}> is not shown; use ${TAGS.join(', ')}`),
    ...[...new Set(nowhere)].map(
      (name) => `{${name}} is not known; use ${LEGAL_PLACEHOLDERS.join(', ')}`,
    ),
    ...(ids.includes(undefined) ? ['every <h2> needs an id, such as <h2 id="refunds">'] : []),
    ...(new Set(ids).size < ids.length ? ['two <h2> have the same id'] : []),
  ]
}
