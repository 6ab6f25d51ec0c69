interface LegalLinkProps {
  tab: 'terms' | 'privacy'
  name: string
}

/** Opens a new tab, so that nothing typed or chosen is lost. */
export function LegalLink({ tab, name }: LegalLinkProps) {
  return (
    <a href={`/legal-and-privacy-policy?tab=${tab}`} target="_blank" rel="noopener">
      {name}
    </a>
  )
}
