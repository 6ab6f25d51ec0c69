import type { SampleRegion } from './sample-truth.ts'

/** Runs in the browser: what every region of a laid-out page is, where it is, and what it says. */
export function collectTruth(): SampleRegion[] {
  const page = document.body.getBoundingClientRect()
  const percent = (part: number, whole: number) => Math.round((part / whole) * 100_000) / 1000
  const kindOf = (name: string | undefined): SampleRegion['kind'] =>
    name === 'article' || name === 'ad' ? name : 'furniture'
  const wordsOf = (element: Element) =>
    (element.textContent ?? '')
      .replaceAll('\u00ad', '')
      .replace(/\s+/g, ' ')
      .trim()
      .normalize('NFC')

  /** A paragraph that runs over columns is several elements with one number. */
  function partsOf(region: Element): SampleRegion['parts'] {
    const parts: { part: string; text: string; number: string | undefined }[] = []
    for (const element of region.querySelectorAll('[data-part]')) {
      if (!(element instanceof HTMLElement)) continue
      const { part = '', paragraph: number } = element.dataset
      const last = parts.findLast((each) => each.part === 'paragraph')
      if (last && number !== undefined && last.number === number) {
        last.text += ` ${wordsOf(element)}`
      } else {
        parts.push({ part, text: wordsOf(element), number })
      }
    }
    return parts.map(({ part, text }) => ({ part, text }))
  }

  const regions = [...document.querySelectorAll('[data-region]')]
  return regions.flatMap((region) => {
    if (!(region instanceof HTMLElement)) return []
    const { left, top, width, height } = region.getBoundingClientRect()
    const box = {
      left: percent(left - page.left, page.width),
      top: percent(top - page.top, page.height),
      width: percent(width, page.width),
      height: percent(height, page.height),
    }
    const { region: id = '', kind } = region.dataset
    return [{ id, kind: kindOf(kind), box, parts: partsOf(region) }]
  })
}
