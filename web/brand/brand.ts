import type { BrandId, PublisherCode } from '#contract/publisher.ts'
import { DEFAULT_EDITION, type Language, TITLES } from '#contract/titles.ts'
import { runtimeConfig } from '../api/runtime-config.ts'
import { useLanguage } from '../i18n/language.ts'
import dhAfterLogin from './dh/after-login.svg'
import dhHeader from './dh/header.svg'
import dhMark from './dh/mark.svg'
import dhPanel from './dh/panel.svg'
import dhSubscription from './dh/subscription.svg'
import dhWordmark from './dh/wordmark.svg'
import pvAfterLogin from './pv/after-login.svg'
import pvHeader from './pv/header.svg'
import pvMark from './pv/mark.svg'
import pvPanel from './pv/panel.svg'
import pvSubscription from './pv/subscription.svg'
import pvWordmark from './pv/wordmark.svg'

/** The look of a title. Its colours are in `ui/tokens.css`, under `data-brand`. */
interface Brand {
  id: BrandId
  publisher: PublisherCode
  /** The masthead, as it is printed. */
  name: string
  names: Record<Language, string>
  /** The language of the newspaper. The controls are in the reader's language. */
  language: Language
  defaultEdition: number
  logo: string
  header_logo: string
  /** Behind the login form's left panel. */
  bgimage: string
  /** A strip of columns under a header. */
  headerImage: string
  afterLoginImage: string
  logoAlt: string
  selectedTabLogo: string
  subscription_logo: string
}

export const BRANDS: Record<BrandId, Brand> = {
  pv: {
    id: 'pv',
    publisher: 'PV',
    ...TITLES.PV,
    defaultEdition: DEFAULT_EDITION.PV,
    logo: pvWordmark,
    header_logo: pvWordmark,
    bgimage: pvPanel,
    headerImage: pvHeader,
    afterLoginImage: pvAfterLogin,
    logoAlt: TITLES.PV.names.en,
    selectedTabLogo: pvMark,
    subscription_logo: pvSubscription,
  },
  dh: {
    id: 'dh',
    publisher: 'DH',
    ...TITLES.DH,
    defaultEdition: DEFAULT_EDITION.DH,
    logo: dhWordmark,
    header_logo: dhWordmark,
    bgimage: dhPanel,
    headerImage: dhHeader,
    afterLoginImage: dhAfterLogin,
    logoAlt: TITLES.DH.names.en,
    selectedTabLogo: dhMark,
    subscription_logo: dhSubscription,
  },
}

/** The brand of this server. For texts, use the translated name from `useBrand`. */
export function brand(): Brand {
  return BRANDS[runtimeConfig().brand]
}

/** The brand of this server, with its name in the reader's language. */
export function useBrand(): Brand {
  const { language } = useLanguage()
  const own = brand()
  const name = own.names[language]
  return { ...own, name, logoAlt: name }
}
