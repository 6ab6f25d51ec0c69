import { Tokenizer } from 'htmlparser2'

export interface HtmlVisitor {
  open(tag: string, attributes: ReadonlyMap<string, string>): void
  close(tag: string): void
  text(text: string): void
}

/** Elements whose content is not article text or follows other parsing rules than HTML. */
const SKIPPED_ELEMENTS = new Set(
  `script style template noscript noembed noframes iframe object applet frameset svg math audio
  video canvas select textarea title xmp plaintext`.split(/\s+/),
)

/** Unicode control characters except tab and line ends. */
const CONTROLS = /[^\P{Cc}\t\n\r]/gu

/**
 * Reports tags and text in order. Uses only the tokenizer of htmlparser2: its parser shifts the array
 * of open tags, so a megabyte of nested tags would take minutes.
 */
export function walkHtml(source: string, visitor: HtmlVisitor): void {
  const html = source.replace(CONTROLS, '')
  let tag = ''
  let name = ''
  let value = ''
  let attributes = new Map<string, string>()
  let skipped: { tag: string; depth: number } | undefined

  const openTag = () => {
    if (skipped) {
      if (tag === skipped.tag) skipped.depth += 1
    } else if (SKIPPED_ELEMENTS.has(tag)) skipped = { tag, depth: 1 }
    else visitor.open(tag, attributes)
  }
  const closeTag = (closing: string) => {
    if (!skipped) return SKIPPED_ELEMENTS.has(closing) ? undefined : visitor.close(closing)
    if (closing !== skipped.tag) return
    skipped.depth -= 1
    if (skipped.depth === 0) skipped = undefined
  }
  const text = (piece: string) => {
    if (!skipped) visitor.text(piece)
  }

  const tokenizer = new Tokenizer(
    { decodeEntities: true },
    {
      onopentagname(start, end) {
        tag = html.slice(start, end).toLowerCase()
        attributes = new Map()
      },
      onattribname(start, end) {
        name = html.slice(start, end).toLowerCase()
        value = ''
      },
      onattribdata(start, end) {
        value += html.slice(start, end)
      },
      onattribentity(codePoint) {
        value += String.fromCodePoint(codePoint)
      },
      onattribend() {
        if (!attributes.has(name)) attributes.set(name, value)
      },
      onopentagend: openTag,
      onselfclosingtag() {
        openTag()
        if (tag === 'svg' || tag === 'math') closeTag(tag)
      },
      onclosetag: (start, end) => closeTag(html.slice(start, end).toLowerCase()),
      ontext: (start, end) => text(html.slice(start, end)),
      ontextentity: (codePoint) => text(String.fromCodePoint(codePoint)),
      oncomment() {},
      oncdata() {},
      ondeclaration() {},
      onprocessinginstruction() {},
      onend() {},
    },
  )
  tokenizer.write(html)
  tokenizer.end()
}
