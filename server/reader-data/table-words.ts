import type { Language } from '#contract/titles.ts'
import type { ExportedTable } from '#store/reader-data.ts'

/** What each table of an export is called, in the order in which a reader would look for it. */
export const TABLE_WORDS: Readonly<Record<ExportedTable, Readonly<Record<Language, string>>>> = {
  reader: { en: 'Account', kn: 'ಖಾತೆ' },
  login_method: { en: 'Ways to log in', kn: 'ಲಾಗಿನ್ ವಿಧಾನಗಳು' },
  consent: { en: 'What you agreed to', kn: 'ನೀವು ನೀಡಿದ ಒಪ್ಪಿಗೆಗಳು' },
  preferred_edition: { en: 'Preferred edition', kn: 'ಇಷ್ಟದ ಆವೃತ್ತಿ' },
  saved_article: { en: 'Saved articles', kn: 'ಉಳಿಸಿದ ಲೇಖನಗಳು' },
  subscription: { en: 'Plans', kn: 'ಪ್ಲಾನ್‌ಗಳು' },
  entitlement: { en: 'What you may read', kn: 'ಓದುವ ಅವಕಾಶ' },
  payment: { en: 'Payments', kn: 'ಪಾವತಿಗಳು' },
  payment_attempt: { en: 'Checkouts', kn: 'ಪಾವತಿ ಪ್ರಯತ್ನಗಳು' },
  refund: { en: 'Refunds', kn: 'ಮರುಪಾವತಿಗಳು' },
  invoice: { en: 'Invoices', kn: 'ಇನ್‌ವಾಯ್ಸ್‌ಗಳು' },
  mandate: { en: 'Permissions to debit', kn: 'ಹಣ ಕಡಿತದ ಅನುಮತಿಗಳು' },
  gateway_event: { en: 'Reports of the payment gateway', kn: 'ಪಾವತಿ ಗೇಟ್‌ವೇ ವರದಿಗಳು' },
  contact_message: { en: 'Messages to us', kn: 'ನಮಗೆ ಕಳುಹಿಸಿದ ಸಂದೇಶಗಳು' },
  sheet_row: {
    en: 'Reasons for cancelling, changes of plan',
    kn: 'ರದ್ದತಿಯ ಕಾರಣಗಳು, ಪ್ಲಾನ್ ಬದಲಾವಣೆಗಳು',
  },
  job: { en: 'Messages to you', kn: 'ನಿಮಗೆ ಕಳುಹಿಸಿದ ಸಂದೇಶಗಳು' },
  session: { en: 'Devices signed in', kn: 'ಲಾಗಿನ್ ಆಗಿರುವ ಸಾಧನಗಳು' },
  known_device: { en: 'Known devices', kn: 'ಪರಿಚಿತ ಸಾಧನಗಳು' },
  known_network: { en: 'Known networks', kn: 'ಪರಿಚಿತ ಜಾಲಗಳು' },
  code_attempt: { en: 'Codes sent', kn: 'ಕಳುಹಿಸಿದ ಒಟಿಪಿಗಳು' },
  contact_undo: { en: 'Changes of contact', kn: 'ಸಂಪರ್ಕ ಬದಲಾವಣೆಗಳು' },
  contact_recovery: {
    en: 'Changes of contact by our support',
    kn: 'ನಮ್ಮ ಸಿಬ್ಬಂದಿ ಮಾಡಿದ ಸಂಪರ್ಕ ಬದಲಾವಣೆಗಳು',
  },
  security_event: { en: 'Security events', kn: 'ಸುರಕ್ಷತಾ ಘಟನೆಗಳು' },
  rate_limit: { en: 'Counted attempts', kn: 'ಎಣಿಸಿದ ಪ್ರಯತ್ನಗಳು' },
  idempotency_key: { en: 'Requests at checkout', kn: 'ಪಾವತಿ ವೇಳೆಯ ಕೋರಿಕೆಗಳು' },
  erasure_request: { en: 'Deletion of the account', kn: 'ಖಾತೆ ಅಳಿಸುವ ಕೋರಿಕೆ' },
  audit_entry: { en: 'What our staff did', kn: 'ನಮ್ಮ ಸಿಬ್ಬಂದಿಯ ಕ್ರಮಗಳು' },
}
