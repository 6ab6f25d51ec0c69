import { Link } from 'react-router'
import type { AdRegion, ArticleRegion, Page, Place } from '#contract/issues.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { brand } from '../../brand/brand.ts'
import { useT } from '../../i18n/use-t.ts'

interface OverlaysProps {
  page: Page
  hrefOfArticle: (article: ArticleRegion) => string
  hrefOfAd: (ad: AdRegion) => string
}

/** What can be opened from a page, each where it is printed; in the order in which it is read. */
export function Overlays({ page, hrefOfArticle, hrefOfAd }: OverlaysProps) {
  const t = useT()
  return (
    <ul className="page-regions">
      {page.articles.map((article) => (
        <li key={article.id} lang={brand().language}>
          <Region place={article} href={hrefOfArticle(article)} name={article.title} />
        </li>
      ))}
      {page.ads.map((ad) => (
        <li key={ad.id}>
          <Region place={ad} href={hrefOfAd(ad)} name={t('Advertisement')} />
        </li>
      ))}
    </ul>
  )
}

interface RegionProps {
  place: Place
  href: string
  name: string
}

function Region({ place: { top, left, width, height }, href, name }: RegionProps) {
  return (
    <Link className="page-region" to={href} style={{ top, left, width, height }} draggable={false}>
      <VisuallyHidden>{name}</VisuallyHidden>
    </Link>
  )
}
