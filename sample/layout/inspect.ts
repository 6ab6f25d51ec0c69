/** Runs in the browser: lists layout faults with the region they are in. */
export function inspectPage(): { faults: string[]; white: number } {
  const faults: string[] = []
  const page = document.body.getBoundingClientRect()
  const regions = [...document.querySelectorAll('[data-region]')]
  const nameOf = (element: Element) => element.closest('[data-region]')?.getAttribute('data-region')

  for (const element of document.querySelectorAll('[data-region], [data-region] *')) {
    const box = element.getBoundingClientRect()
    if (box.width === 0 || element instanceof SVGElement) continue
    if (box.right > page.right + 1 || box.bottom > page.bottom + 1 || box.left < 0 || box.top < 0) {
      faults.push(`${nameOf(element)}: ${element.className || element.tagName} leaves the page`)
    }
    if (
      element instanceof HTMLElement &&
      element.scrollWidth > element.clientWidth + 2 &&
      element.clientWidth > 0
    ) {
      faults.push(`${nameOf(element)}: ${element.className || element.tagName} is too wide`)
    }
  }

  for (const region of regions) {
    const { bottom, top } = region.getBoundingClientRect()
    for (const part of region.querySelectorAll('p, h2, h3, h4, h5, li, td, figcaption, img')) {
      const box = part.getBoundingClientRect()
      if (box.height > 0 && (box.bottom > bottom + 2 || box.top < top - 2)) {
        faults.push(
          `${nameOf(region)}: ${part.tagName} exceeds its region by ${Math.round(box.bottom - bottom)} px`,
        )
      }
    }
  }

  function overlaps(one: DOMRect, other: DOMRect): boolean {
    const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
    const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
    return across > 1 && down > 1
  }

  regions.forEach((region, index) => {
    const box = region.getBoundingClientRect()
    for (const other of regions.slice(index + 1)) {
      if (overlaps(box, other.getBoundingClientRect())) {
        faults.push(`${nameOf(region)} overlaps ${nameOf(other)}`)
      }
    }
    const parts = [...region.querySelectorAll(':scope > .at, :scope > .col')]
    parts.forEach((part, place) => {
      for (const next of parts.slice(place + 1)) {
        if (overlaps(part.getBoundingClientRect(), next.getBoundingClientRect())) {
          faults.push(`${nameOf(region)}: two of its parts overlap`)
        }
      }
    })
  })

  /** Squares of 5 mm without any text, picture or panel. */
  const cell = (5 * 96) / 25.4
  const across = Math.floor(page.width / cell)
  const down = Math.floor(page.height / cell)
  const inked = new Set<number>()
  const inks = document.querySelectorAll(
    'p, h1, h2, h3, h4, h5, li, td, th, cite, figcaption, img, .ad-frame, .box',
  )
  for (const ink of inks) {
    const box = ink.getBoundingClientRect()
    for (let row = Math.floor(box.top / cell); row <= Math.floor((box.bottom - 1) / cell); row++) {
      for (
        let column = Math.floor(box.left / cell);
        column <= Math.floor((box.right - 1) / cell);
        column++
      ) {
        inked.add(row * across + column)
      }
    }
  }
  const margin = Math.ceil(12 / 5)
  let empty = 0
  let all = 0
  for (let row = margin; row < down - margin; row++) {
    for (let column = margin; column < across - margin; column++) {
      all++
      if (!inked.has(row * across + column)) empty++
    }
  }
  return { faults, white: empty / all }
}
