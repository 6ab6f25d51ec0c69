/** Runs in the browser: stretches furniture and advertisements to fill their boxes. */
export function stretchRegions(): void {
  const limits: Record<string, { name: string; least: number; most: number; unit: string }> = {
    air: { name: '--air', least: 0, most: 4, unit: 'mm' },
    scale: { name: '--scale', least: 0.45, most: 3.2, unit: '' },
  }

  function overflows(region: HTMLElement): boolean {
    const { bottom } = region.getBoundingClientRect()
    const padding = Number.parseFloat(getComputedStyle(region).paddingBottom)
    const tight = [region, ...region.querySelectorAll('*')]
    return tight.some((part) => {
      if (!(part instanceof HTMLElement)) return false
      const wide = part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0
      const words = part.classList.contains('words')
      const high = words && part.scrollHeight > part.clientHeight + 1
      const low = part !== region && part.getBoundingClientRect().bottom > bottom - padding + 0.5
      return wide || high || low
    })
  }

  for (const region of document.querySelectorAll('[data-stretch]')) {
    if (!(region instanceof HTMLElement)) continue
    const limit = limits[region.dataset.stretch ?? '']
    if (!limit) continue
    let { least, most } = limit
    for (let step = 0; step < 12; step++) {
      const middle = (least + most) / 2
      region.style.setProperty(limit.name, `${middle}${limit.unit}`)
      if (overflows(region)) most = middle
      else least = middle
    }
    region.style.setProperty(limit.name, `${least}${limit.unit}`)
  }
}
