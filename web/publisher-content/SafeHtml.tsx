import { useMemo } from 'react'
import { PlacedHtml } from './PlacedHtml.tsx'
import { sanitise } from './sanitise.ts'

interface SafeHtmlProps {
  html: string
}

export function SafeHtml({ html }: SafeHtmlProps) {
  const content = useMemo(() => sanitise(html), [html])
  return <PlacedHtml content={content} />
}
