import { BrandId, type PublisherCode } from '#contract/publisher.ts'
import { PUBLISHER_OF_BRAND, SISTER_OF } from '#contract/titles.ts'
import type { Services } from '../services.ts'

/**
 * The services as one title uses them; as the title in BRAND does if undefined. A title that another server serves differs
 * in its name and address only.
 */
export function servicesOfTitle(services: Services, publisher?: PublisherCode): Services {
  if (!publisher || publisher === services.config.publisher) return services
  const own = services.otherTitles.find(({ config }) => config.publisher === publisher)
  return { ...services, ...(own ?? { config: configElsewhere(services, publisher) }) }
}

/** Every title that this deployment serves. The first is the one in BRAND. */
export function allTitles(services: Services): Services[] {
  const codes = services.otherTitles.map(({ config }) => config.publisher)
  return [services, ...codes.map((code) => servicesOfTitle(services, code))]
}

/** The title at a host. Every other host name leads to the title in BRAND: a health check uses the node's address. */
export function byHost<T>(
  first: OfTitle<T>,
  others: readonly OfTitle<T>[],
): (host: string | undefined) => T {
  if (others.length === 0) return () => first.value
  const values = new Map(others.map(({ publicUrl, value }) => [new URL(publicUrl).hostname, value]))
  return (host = '') => values.get(hostname(host)) ?? first.value
}

interface OfTitle<T> {
  publicUrl: string
  value: T
}

/** Of a Host header, which may have a port. */
function hostname(host: string): string {
  return host.replace(/:\d*$/, '').replace(/\.$/, '').toLowerCase()
}

/** Of a title that another server serves with this database: jobs of both are in one table. */
function configElsewhere({ config }: Services, publisher: PublisherCode): Services['config'] {
  const brand = BrandId.options.find((id) => PUBLISHER_OF_BRAND[id] === publisher) ?? config.brand
  const isSister = SISTER_OF[config.publisher] === publisher
  const publicUrl = (isSister && config.sisterUrl) || config.publicUrl
  return { ...config, publisher, brand, publicUrl }
}
