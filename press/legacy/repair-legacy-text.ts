import { articleTexts, mapTexts } from '../article-texts.ts'
import type { PageContent } from '../page-content.ts'
import { legacyToUnicode, looksLegacy } from './legacy-to-unicode.ts'

/** Converts text set in a legacy Kannada font to Unicode. */
export function repairLegacyText({ articles, ads }: PageContent): PageContent {
  return {
    articles: articles.map((article) =>
      looksLegacy(articleTexts(article).join(' '))
        ? { ...mapTexts(article, legacyToUnicode), provenance: 'legacy-font', language: 'kn' }
        : article,
    ),
    ads: ads.map((ad) => (looksLegacy(ad.text) ? { ...ad, text: legacyToUnicode(ad.text) } : ad)),
  }
}
