import type { Probe } from './block.ts'

/** Runs in the browser: the height of each probe in millimetres; Infinity if a word is too wide. */
export function measureProbes(probes: readonly Probe[]): [string, number][] {
  const pxPerMm = 96 / 25.4
  const holders = probes.map(({ html, width }) => {
    const holder = document.createElement('div')
    holder.className = 'probe'
    holder.style.width = `${width}mm`
    holder.innerHTML = html
    return holder
  })
  document.body.append(...holders)
  const heights = probes.map(({ key }, index): [string, number] => {
    const holder = holders[index]
    if (!holder) return [key, Infinity]
    const wide = [holder, ...holder.querySelectorAll('*')].some(
      (part) =>
        part instanceof HTMLElement &&
        part.scrollWidth > part.clientWidth + 1 &&
        part.clientWidth > 0,
    )
    return [key, wide ? Infinity : holder.getBoundingClientRect().height / pxPerMm]
  })
  for (const holder of holders) holder.remove()
  return heights
}
