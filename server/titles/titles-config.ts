import { z } from 'zod'
import { BrandId, type PublisherCode } from '#contract/publisher.ts'
import { SISTER_OF } from '#contract/titles.ts'
import { StartError, settingsIn } from '#store/store-config.ts'

const address = () =>
  z.url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' }).optional()

/**
 * Variables of one title in a deployment of several: each replaces the variable without the ending. A title with an address
 * of its own is served at that address.
 */
export const TitlesEnvironment = z.object({
  PUBLIC_URL_PV: address().describe(
    'The address of PV, if one deployment serves [several titles](deployment.md#two-titles-in-one-deployment).',
  ),
  PUBLIC_URL_DH: address().describe('The same for DH.'),
  SUPPORT_EMAIL_PV: z.string().optional().describe('`SUPPORT_EMAIL` of PV, if it has its own.'),
  SUPPORT_EMAIL_DH: z.string().optional().describe('The same for DH.'),
  MAIL_FROM_PV: z.string().optional().describe('`MAIL_FROM` of PV, if it has its own.'),
  MAIL_FROM_DH: z.string().optional().describe('The same for DH.'),
  GTM_ID_PV: z.string().optional().describe('`GTM_ID` of PV, if it has its own.'),
  GTM_ID_DH: z.string().optional().describe('The same for DH.'),
})

const OF_EACH_TITLE = ['PUBLIC_URL', 'SUPPORT_EMAIL', 'MAIL_FROM', 'GTM_ID']

const nameFor = (variable: string, brand: BrandId) => `${variable}_${brand.toUpperCase()}`

interface TitleConfig<C> {
  publisher: PublisherCode
  publicUrl: string
  sisterUrl: string | undefined
  otherTitles: readonly C[]
}

/** Reads each title as if it were the only one: that in BRAND, and those with an address of their own. */
export function readTitles<C extends TitleConfig<C>>(
  env: NodeJS.ProcessEnv,
  readTitle: (env: NodeJS.ProcessEnv) => C,
): C {
  const settings = settingsIn(env)
  const brand = BrandId.default('pv').safeParse(settings.BRAND).data
  // Reading then fails with a message about all variables.
  if (!brand) return readTitle(settings)
  const own = readTitle(environmentOfTitle(settings, brand))
  const others = BrandId.options
    .filter((id) => id !== brand && settings[nameFor('PUBLIC_URL', id)])
    .map((id) => readTitle(environmentOfTitle(settings, id)))
  const all = [own, ...others]
  requireDifferentHosts(all)
  const withSister = (config: C): C => {
    const sister = all.find(({ publisher }) => publisher === SISTER_OF[config.publisher])
    return { ...config, sisterUrl: sister?.publicUrl ?? config.sisterUrl }
  }
  return { ...withSister(own), otherTitles: others.map(withSister) }
}

function environmentOfTitle(settings: NodeJS.ProcessEnv, brand: BrandId): NodeJS.ProcessEnv {
  const own = OF_EACH_TITLE.flatMap((variable) => {
    const value = settings[nameFor(variable, brand)]
    return value ? [[variable, value]] : []
  })
  return { ...settings, BRAND: brand, ...Object.fromEntries(own) }
}

/** Cookies belong to a host name, whatever the port, and the host name of a request chooses its title. */
function requireDifferentHosts(titles: readonly { publicUrl: string }[]): void {
  const hosts = titles.map(({ publicUrl }) => new URL(publicUrl).hostname)
  const twice = hosts.find((host, index) => hosts.indexOf(host) !== index)
  if (twice === undefined) return
  throw new StartError(`Bad configuration: two titles have the host name ${twice}`)
}
