import { marksIn } from '#domain/search/marks.ts'
import { parseQuery } from '#domain/search/query.ts'

const BLOCKS = 'p, h1, h2, h3, h4, h5, h6, li, div, br, figcaption, caption, th, td'

/** Marks the search words, also across bold and plain parts. Returns a function that removes the marks. */
export function markWords(root: Element, searched: string): () => void {
  const query = parseQuery(searched)
  const marks = runsIn(root).flatMap((run) => {
    const text = run.map(({ data }) => data).join('')
    // From the end, so that earlier offsets stay valid.
    return marksIn(text, query)
      .reverse()
      .flatMap(({ start, end }) => markRun(run, start, end))
  })
  return () => {
    for (const mark of marks) mark.replaceWith(...mark.childNodes)
    root.normalize()
  }
}

/** The text nodes of each block; a word never spans two blocks. */
function runsIn(root: Element): Text[][] {
  const runs: Text[][] = [[]]
  let block: Element | null = root
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const around = node instanceof Element ? node.closest(BLOCKS) : blockAround(node)
    if (around !== block) runs.push([])
    block = around
    if (node instanceof Text) runs.at(-1)?.push(node)
  }
  return runs
}

function blockAround(node: Node): Element | null {
  return node.parentElement?.closest(BLOCKS) ?? null
}

function markRun(run: readonly Text[], start: number, end: number): Element[] {
  const places = run.map((text, index) => {
    const before = run.slice(0, index).reduce((sum, { length }) => sum + length, 0)
    return { text, from: Math.max(0, start - before), to: Math.min(text.length, end - before) }
  })
  return places.filter(({ from, to }) => from < to).map(markPart)
}

function markPart({ text, from, to }: { text: Text; from: number; to: number }): Element {
  const part = text.splitText(from)
  part.splitText(to - from)
  const mark = document.createElement('mark')
  part.replaceWith(mark)
  mark.append(part)
  return mark
}
