import type { Section } from '#contract/issues.ts'
import { canvasId, partOf, titleOf } from './parts.ts'

/** Sections, their pages and the articles on them, as far as pages are open. */
export function rangesOf(sections: readonly Section[], language: string, base: string) {
  const range = (name: string, label: string, items: readonly object[]) => ({
    id: `${base}/range/${name}`,
    type: 'Range',
    label: { [language]: [label] },
    items,
  })
  return sections.flatMap(({ name, pages }, index) => {
    const open = pages.filter(({ locked }) => !locked)
    if (open.length === 0) return []
    const pageRanges = open.map((page) => {
      const canvas = canvasId(base, page)
      const articles = page.articles.map((article, at) => {
        const part = { id: partOf(canvas, article, page), type: 'Canvas' }
        const place = `p${page.pageNo}/${encodeURIComponent(article.id)}`
        return range(place, titleOf(article, at, page), [part])
      })
      return range(`p${page.pageNo}`, page.displayName, [
        { id: canvas, type: 'Canvas' },
        ...articles,
      ])
    })
    return [range(`section-${index + 1}`, name, pageRanges)]
  })
}
