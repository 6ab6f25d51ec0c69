import type { Table } from '#domain/translate.ts'

export const status: Table = {
  Services: 'ಸೇವೆಗಳು',
  Status: 'ಸೇವೆಗಳ ಸ್ಥಿತಿ',
  'The status cannot be fetched just now. Check your connection, or try again in a minute.':
    'ಸ್ಥಿತಿಯ ವಿವರ ಈಗ ಸಿಗುತ್ತಿಲ್ಲ. ನಿಮ್ಮ ಇಂಟರ್ನೆಟ್ ಸಂಪರ್ಕ ಪರಿಶೀಲಿಸಿ, ಇಲ್ಲವೇ ಒಂದು ನಿಮಿಷದ ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  'Still in trouble? {link}': 'ಇನ್ನೂ ತೊಂದರೆ ಇದೆಯೇ? {link}',
  'Times are Indian time.': 'ಎಲ್ಲ ಸಮಯ ಭಾರತೀಯ ಕಾಲಮಾನದಲ್ಲಿವೆ.',
}
