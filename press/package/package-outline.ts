import { z } from 'zod'

const LooseBoxes = z
  .array(z.object({ left: z.number(), top: z.number(), width: z.number(), height: z.number() }))
  .catch([])
const LooseText = z.string().min(1).optional().catch(undefined)

const LooseArticle = z
  .object({ id: LooseText, html: LooseText, boxes: LooseBoxes })
  .catch({ boxes: [] })
const LooseAd = z
  .object({ id: LooseText, image: LooseText, boxes: LooseBoxes })
  .catch({ boxes: [] })

const LoosePage = z
  .object({
    number: z.int().positive().optional().catch(undefined),
    file: LooseText,
    articles: z.array(LooseArticle).catch([]),
    ads: z.array(LooseAd).catch([]),
  })
  .catch({ articles: [], ads: [] })
export type OutlinePage = z.infer<typeof LoosePage>

const LooseManifest = z
  .object({
    sections: z.array(z.object({ pages: z.array(LoosePage).catch([]) }).catch({ pages: [] })),
  })
  .catch({ sections: [] })

/**
 * The parts of a manifest that the checks across a package need. Invalid parts are left out, so that
 * one mistake in one article does not hide the faults of the others.
 */
export interface PackageOutline {
  pages: OutlinePage[]
}

export function outlineOf(manifest: unknown): PackageOutline {
  return { pages: LooseManifest.parse(manifest).sections.flatMap((section) => section.pages) }
}

/** The paths of all files of a package. */
export function pathsIn({ pages }: PackageOutline): Set<string> {
  const paths = pages.flatMap((page) => [
    page.file,
    ...page.articles.map((article) => article.html),
    ...page.ads.map((ad) => ad.image),
  ])
  return new Set(paths.filter((path) => path !== undefined))
}

/** The paths of the article texts. */
export function articlePathsIn({ pages }: PackageOutline): Set<string> {
  const paths = pages.flatMap((page) => page.articles.map((article) => article.html))
  return new Set(paths.filter((path) => path !== undefined))
}
