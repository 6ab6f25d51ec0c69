import type { PageBox } from '#contract/page-model.ts'

/** A region of a laid-out page, as the browser measured it. Boxes are in percent of the page. */
export interface PrintedRegion {
  id: string
  sort: string
  box: PageBox
  /** Outside the items of a group: its title. */
  parts: PrintedPart[]
  pictures: { box: PageBox; caption: string }[]
  /** Of a group of briefs or letters. */
  items: { id: string; parts: PrintedPart[] }[]
}

export interface PrintedPart {
  part: string
  text: string
  /** One for each column. */
  boxes: PageBox[]
  /** Of a table, the header first. */
  cells?: string[][]
}

/** Runs in the browser: what every region of a laid-out page is, where it is, and what it says. */
export function collectTruth(): PrintedRegion[] {
  const page = document.body.getBoundingClientRect()
  const percent = (part: number, whole: number) => Math.round((part / whole) * 100_000) / 1000

  const boxOf = ({ left, top, width, height }: DOMRect): PageBox => ({
    left: percent(left - page.left, page.width),
    top: percent(top - page.top, page.height),
    width: percent(width, page.width),
    height: percent(height, page.height),
  })

  const plain = (text: string) =>
    text.replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim().normalize('NFC')

  /** The words of an element without those of the parts inside it. */
  function wordsOf(element: Element): string {
    const copy = element.cloneNode(true)
    if (!(copy instanceof Element)) return ''
    for (const inner of copy.querySelectorAll('[data-part]')) inner.remove()
    return plain(copy.textContent ?? '')
  }

  const cellsOf = (table: Element) =>
    [...table.querySelectorAll('tr')].map((row) =>
      [...row.children].map((cell) => plain(cell.textContent ?? '')),
    )

  /** Elements side by side have no space between them in the page's source. */
  const linesOf = (list: Element) =>
    [...list.children].map((line) =>
      plain([...line.children].map((word) => word.textContent).join(' ')),
    )

  function textOf(element: Element, part: string): string {
    if (part === 'puzzle') return ''
    if (part === 'table') return cellsOf(element).map(joinCells).join('\n')
    if (element.tagName === 'UL') return linesOf(element).join('\n')
    if (part === 'quote') return [...element.children].map(wordsOf).join('\n')
    return wordsOf(element)
  }

  const joinCells = (cells: string[]) => cells.filter(Boolean).join(' ')

  /** A paragraph that runs over columns is several elements with one number. */
  function partsOf(elements: readonly Element[]): PrintedPart[] {
    const parts: (PrintedPart & { number: string | undefined })[] = []
    for (const element of elements) {
      if (!(element instanceof HTMLElement)) continue
      const { part = '', paragraph: number } = element.dataset
      const text = textOf(element, part)
      const boxes = [...element.getClientRects()].map(boxOf)
      const last = parts.findLast((each) => each.part === 'paragraph')
      if (last && number !== undefined && last.number === number) {
        last.text += ` ${text}`
        last.boxes.push(...boxes)
      } else {
        const cells = part === 'table' && { cells: cellsOf(element) }
        parts.push({ part, text, boxes, number, ...cells })
      }
    }
    return parts.map(({ number, ...part }) => part)
  }

  const ITEM = '[data-brief], [data-letter]'

  const regions = [...document.querySelectorAll('[data-region]')]
  return regions.flatMap((region) => {
    if (!(region instanceof HTMLElement)) return []
    const { region: id = '', sort = '' } = region.dataset
    const parts = [...region.querySelectorAll('[data-part]')]
    return [
      {
        id,
        sort,
        box: boxOf(region.getBoundingClientRect()),
        parts: partsOf(parts.filter((part) => !part.closest(ITEM))),
        pictures: [...region.querySelectorAll('figure img')].map((image) => {
          const caption = image.parentElement?.querySelector('figcaption')
          return {
            box: boxOf(image.getBoundingClientRect()),
            caption: caption ? wordsOf(caption) : '',
          }
        }),
        items: [...region.querySelectorAll(ITEM)].map((item) => ({
          id: item.getAttribute('data-brief') ?? item.getAttribute('data-letter') ?? '',
          parts: partsOf(parts.filter((part) => item.contains(part))),
        })),
      },
    ]
  })
}
