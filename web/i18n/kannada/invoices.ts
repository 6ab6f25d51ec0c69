import type { Table } from '#domain/translate.ts'

export const invoices: Table = {
  'All invoices': 'ಎಲ್ಲ ಇನ್‌ವಾಯ್ಸ್‌ಗಳು',
  'Download the PDF': 'ಪಿಡಿಎಫ್ ಡೌನ್‌ಲೋಡ್ ಮಾಡಿ',
  'Invoice {number}': 'ಇನ್‌ವಾಯ್ಸ್ {number}',
  'This browser shows no PDF inside a page. Download it to open it.':
    'ಈ ಬ್ರೌಸರ್ ಪುಟದೊಳಗೆ ಪಿಡಿಎಫ್ ತೋರಿಸುವುದಿಲ್ಲ. ತೆರೆಯಲು ಡೌನ್‌ಲೋಡ್ ಮಾಡಿ.',
  'This account has no such invoice. Did you log in with another contact?':
    'ಈ ಖಾತೆಯಲ್ಲಿ ಈ ಇನ್‌ವಾಯ್ಸ್ ಇಲ್ಲ. ಬೇರೆ ಸಂಪರ್ಕ ವಿವರದಿಂದ ಲಾಗಿನ್ ಆಗಿದ್ದೀರಾ?',
}
