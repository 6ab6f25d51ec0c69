import { Tokenizer } from 'htmlparser2'

export interface HtmlVisitor {
  open(tag: string, attributes: ReadonlyMap<string, string>): void
  close(tag: string): void
  text(text: string): void
}

/** Elements whose content is no article text, or which are read by other rules than HTML's. */
const LEFT_OUT = new Set(
  `script style template noscript noembed noframes iframe object applet frameset svg math audio
  video canvas select textarea title xmp plaintext`.split(/\s+/),
)

/** Everything that Unicode calls a control, apart from tab and line ends. */
const CONTROLS = /[^\P{Cc}\t\n\r]/gu

/**
 * Reads HTML as a flat run of tags and text. It takes the tokenizer alone: the library's parser keeps
 * its open tags in an array that it shifts, so that a megabyte of nested tags takes it minutes.
 */
export function walkHtml(source: string, visitor: HtmlVisitor): void {
  const html = source.replace(CONTROLS, '')
  let tag = ''
  let name = ''
  let value = ''
  let attributes = new Map<string, string>()
  let leftOut: { tag: string; depth: number } | undefined

  const opened = () => {
    if (leftOut) {
      if (tag === leftOut.tag) leftOut.depth += 1
    } else if (LEFT_OUT.has(tag)) leftOut = { tag, depth: 1 }
    else visitor.open(tag, attributes)
  }
  const closed = (closing: string) => {
    if (!leftOut) return LEFT_OUT.has(closing) ? undefined : visitor.close(closing)
    if (closing !== leftOut.tag) return
    leftOut.depth -= 1
    if (leftOut.depth === 0) leftOut = undefined
  }
  const text = (piece: string) => {
    if (!leftOut) visitor.text(piece)
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
      onopentagend: opened,
      onselfclosingtag() {
        opened()
        if (tag === 'svg' || tag === 'math') closed(tag)
      },
      onclosetag: (start, end) => closed(html.slice(start, end).toLowerCase()),
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
