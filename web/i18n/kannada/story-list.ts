import type { Table } from '#domain/translate.ts'

export const storyList: Table = {
  Stories: 'ಸುದ್ದಿಗಳು',
  "Today's stories": 'ಇಂದಿನ ಸುದ್ದಿಗಳು',
  Pages: 'ಪುಟಗಳು',
  Show: 'ತೋರಿಸಿ',
  All: 'ಎಲ್ಲ',
  Unread: 'ಓದದವು',
  Saved: 'ಉಳಿಸಿದವು',
  Pictures: 'ಚಿತ್ರಗಳು',
  'Page {number}': 'ಪುಟ {number}',
  '{minutes} min': '{minutes} ನಿಮಿಷ',
  'For subscribers': 'ಚಂದಾದಾರರಿಗೆ',
  '{count} more page for subscribers.|{count} more pages for subscribers.':
    'ಚಂದಾದಾರರಿಗೆ ಇನ್ನೂ {count} ಪುಟ.|ಚಂದಾದಾರರಿಗೆ ಇನ್ನೂ {count} ಪುಟಗಳು.',
  'No stories match these filters.': 'ಈ ಆಯ್ಕೆಗೆ ಹೊಂದುವ ಸುದ್ದಿ ಇಲ್ಲ.',
  'There is no issue of this edition on this day.': 'ಈ ದಿನ ಈ ಆವೃತ್ತಿಯ ಸಂಚಿಕೆ ಇಲ್ಲ.',
  'Your plan does not include this issue.': 'ಈ ಸಂಚಿಕೆ ನಿಮ್ಮ ಪ್ಲಾನ್‌ನಲ್ಲಿ ಇಲ್ಲ.',
}
