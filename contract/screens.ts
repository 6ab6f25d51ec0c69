import { STATUS_PATH } from './paths.ts'

// This file must not import zod: the web app uses it.

type InBoth = Record<'en' | 'kn', string>

/** A public screen with its description for search engines and messengers. */
export interface PublicScreen {
  /** Path and query. */
  address: string
  title: InBoth
  description: InBoth
}

export const HOME_DESCRIPTION: InBoth = {
  en: 'The newspaper page by page, as it is printed. Read today’s front page free.',
  kn: 'ಮುದ್ರಿತ ಪತ್ರಿಕೆ, ಪುಟದಿಂದ ಪುಟಕ್ಕೆ. ಇಂದಿನ ಮುಖಪುಟವನ್ನು ಉಚಿತವಾಗಿ ಓದಿ.',
}

const LEGAL_PATH = '/legal-and-privacy-policy'

/** All public screens except the home screen. */
export const PUBLIC_SCREENS: readonly PublicScreen[] = [
  {
    address: '/subscribe',
    title: { en: 'Subscription Plans', kn: 'ಚಂದಾ ಪ್ಲಾನ್‌ಗಳು' },
    description: {
      en: 'Monthly and yearly plans: every page, every edition, archives since 2020. Cancel at any time.',
      kn: 'ತಿಂಗಳ ಮತ್ತು ವಾರ್ಷಿಕ ಪ್ಲಾನ್‌ಗಳು: ಎಲ್ಲ ಪುಟಗಳು, ಎಲ್ಲ ಆವೃತ್ತಿಗಳು, 2020ರಿಂದ ಈಚಿನ ಸಂಚಿಕೆಗಳು. ಯಾವಾಗ ಬೇಕಾದರೂ ರದ್ದು ಮಾಡಿ.',
    },
  },
  {
    address: '/search',
    title: { en: 'Search', kn: 'ಹುಡುಕಾಟ' },
    description: {
      en: 'Search the newspaper’s articles in Kannada and English, by edition and date.',
      kn: 'ಪತ್ರಿಕೆಯ ಲೇಖನಗಳನ್ನು ಕನ್ನಡ ಮತ್ತು ಇಂಗ್ಲಿಷ್‌ನಲ್ಲಿ, ಆವೃತ್ತಿ ಮತ್ತು ದಿನಾಂಕದ ಪ್ರಕಾರ ಹುಡುಕಿ.',
    },
  },
  {
    address: '/archive',
    title: { en: 'Archive', kn: 'ಹಳೆಯ ಸಂಚಿಕೆಗಳು' },
    description: {
      en: 'The front pages of every month since 2020, and this day in earlier years.',
      kn: '2020ರಿಂದ ಪ್ರತಿ ತಿಂಗಳ ಮುಖಪುಟಗಳು, ಹಿಂದಿನ ವರ್ಷಗಳಲ್ಲಿ ಇದೇ ದಿನ.',
    },
  },
  {
    address: '/faqs',
    title: { en: 'FAQs', kn: 'ಪದೇ ಪದೇ ಕೇಳುವ ಪ್ರಶ್ನೆಗಳು' },
    description: {
      en: 'Answers about plans, renewal, cancellation, refunds, archives and devices.',
      kn: 'ಪ್ಲಾನ್, ನವೀಕರಣ, ರದ್ದತಿ, ಮರುಪಾವತಿ, ಹಳೆಯ ಸಂಚಿಕೆ ಮತ್ತು ಸಾಧನಗಳ ಬಗೆಗಿನ ಪ್ರಶ್ನೆಗಳಿಗೆ ಉತ್ತರ.',
    },
  },
  {
    address: '/contact',
    title: { en: 'Get In Touch', kn: 'ನಮ್ಮನ್ನು ಸಂಪರ್ಕಿಸಿ' },
    description: {
      en: 'Write to us or ring us up: questions about your plan, the paper or your account.',
      kn: 'ನಿಮ್ಮ ಪ್ಲಾನ್, ಪತ್ರಿಕೆ ಅಥವಾ ಖಾತೆಯ ಬಗ್ಗೆ ಪ್ರಶ್ನೆಗಳಿದ್ದರೆ ನಮಗೆ ಬರೆಯಿರಿ ಅಥವಾ ಕರೆ ಮಾಡಿ.',
    },
  },
  {
    address: STATUS_PATH,
    title: { en: 'Status', kn: 'ಸೇವೆಗಳ ಸ್ಥಿತಿ' },
    description: {
      en: 'Which of today’s editions are out, and whether log-in, payment and search are working.',
      kn: 'ಇಂದಿನ ಯಾವ ಆವೃತ್ತಿಗಳು ಪ್ರಕಟವಾಗಿವೆ, ಲಾಗಿನ್, ಪಾವತಿ ಮತ್ತು ಹುಡುಕಾಟ ಸರಿಯಾಗಿವೆಯೇ ಎಂಬ ವಿವರ.',
    },
  },
  {
    address: `${LEGAL_PATH}?tab=terms`,
    title: { en: 'Terms & Conditions', kn: 'ನಿಯಮ ಮತ್ತು ಷರತ್ತುಗಳು' },
    description: {
      en: 'What you and the paper agree on: plans, renewal, cancellation, refunds and use.',
      kn: 'ನಿಮಗೂ ಪತ್ರಿಕೆಗೂ ಇರುವ ಒಪ್ಪಂದ: ಪ್ಲಾನ್, ನವೀಕರಣ, ರದ್ದತಿ, ಮರುಪಾವತಿ ಮತ್ತು ಬಳಕೆ.',
    },
  },
  {
    address: `${LEGAL_PATH}?tab=privacy`,
    title: { en: 'Privacy Policy', kn: 'ಗೋಪ್ಯತಾ ನೀತಿ' },
    description: {
      en: 'Which personal data we collect, why, how long we keep it, and your rights under the DPDP Act.',
      kn: 'ಯಾವ ವೈಯಕ್ತಿಕ ಮಾಹಿತಿ ಪಡೆಯುತ್ತೇವೆ, ಯಾಕೆ, ಎಷ್ಟು ಕಾಲ ಇಡುತ್ತೇವೆ, ಡಿಪಿಡಿಪಿ ಕಾಯ್ದೆಯಡಿ ನಿಮ್ಮ ಹಕ್ಕುಗಳೇನು.',
    },
  },
  {
    address: '/auth',
    title: { en: 'Log in or Create Your Account', kn: 'ಲಾಗಿನ್ ಆಗಿ ಅಥವಾ ಖಾತೆ ತೆರೆಯಿರಿ' },
    description: {
      en: 'Log in with your mobile number, your e-mail address or Google.',
      kn: 'ಮೊಬೈಲ್ ಸಂಖ್ಯೆ, ಇಮೇಲ್ ವಿಳಾಸ ಅಥವಾ ಗೂಗಲ್ ಮೂಲಕ ಲಾಗಿನ್ ಆಗಿ.',
    },
  },
]

/** The public screen of a URL; the legal screen defaults to the terms. */
export function publicScreenAt({ pathname, search }: { pathname: string; search: string }) {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname
  const tab = new URLSearchParams(search).get('tab') === 'privacy' ? 'privacy' : 'terms'
  const address = path === LEGAL_PATH ? `${path}?tab=${tab}` : path
  return PUBLIC_SCREENS.find((screen) => screen.address === address)
}
