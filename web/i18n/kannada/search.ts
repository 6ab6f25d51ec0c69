import type { Table } from '#domain/translate.ts'

export const search: Table = {
  'At least {count} results': 'ಕನಿಷ್ಠ {count} ಫಲಿತಾಂಶಗಳು',
  Back: 'ಹಿಂದಕ್ಕೆ',
  Clear: 'ಅಳಿಸಿ',
  'Clear recent searches': 'ಎಲ್ಲ ಹುಡುಕಾಟ ಅಳಿಸಿ',
  'Every article of every edition since {year} can be found by its words.':
    '{year}ರಿಂದ ಪ್ರಕಟವಾದ ಎಲ್ಲ ಆವೃತ್ತಿಗಳ ಪ್ರತಿ ಲೇಖನವನ್ನೂ ಅದರ ಪದಗಳಿಂದ ಹುಡುಕಬಹುದು.',
  From: 'ಆರಂಭ ದಿನಾಂಕ',
  'Choose dates': 'ದಿನಾಂಕ ಆರಿಸಿ',
  'In English': 'ಇಂಗ್ಲಿಷ್‌ನಲ್ಲಿ',
  'In Kannada': 'ಕನ್ನಡದಲ್ಲಿ',
  'Kannada in English letters': 'ಇಂಗ್ಲಿಷ್ ಅಕ್ಷರಗಳಲ್ಲಿ ಕನ್ನಡ',
  'Last 7 days': 'ಕಳೆದ 7 ದಿನಗಳು',
  'Last month': 'ಕಳೆದ ಒಂದು ತಿಂಗಳು',
  'Load More Results': 'ಇನ್ನಷ್ಟು ಫಲಿತಾಂಶಗಳು',
  'Mark the words searched for': 'ಹುಡುಕಿದ ಪದಗಳನ್ನು ಗುರುತಿಸಿ',
  'Narrow the search': 'ಹುಡುಕಾಟವನ್ನು ಸೀಮಿತಗೊಳಿಸಿ',
  'No Matches Found': 'ಯಾವುದೂ ಸಿಗಲಿಲ್ಲ',
  'No article holds these words. Fewer words, or another spelling, may find it.':
    'ಈ ಪದಗಳಿರುವ ಲೇಖನ ಸಿಗಲಿಲ್ಲ. ಕಡಿಮೆ ಪದಗಳನ್ನು ಅಥವಾ ಬೇರೆ ಕಾಗುಣಿತವನ್ನು ಬಳಸಿ ನೋಡಿ.',
  'No article of these editions and dates holds these words.':
    'ಈ ಆವೃತ್ತಿ ಮತ್ತು ದಿನಾಂಕಗಳಲ್ಲಿ ಈ ಪದಗಳಿರುವ ಲೇಖನ ಇಲ್ಲ.',
  'Recent searches': 'ಹಿಂದಿನ ಹುಡುಕಾಟಗಳು',
  Results: 'ಫಲಿತಾಂಶಗಳು',
  'Search Error': 'ಹುಡುಕಾಟದಲ್ಲಿ ದೋಷ',
  'Search all editions and dates': 'ಎಲ್ಲ ಆವೃತ್ತಿ, ದಿನಾಂಕಗಳಲ್ಲಿ ಹುಡುಕಿ',
  'Search articles since {year}': '{year}ರಿಂದ ಈಚಿನ ಲೇಖನಗಳಲ್ಲಿ ಹುಡುಕಿ',
  Searching: 'ಹುಡುಕಲಾಗುತ್ತಿದೆ',
  'Since {year}': '{year}ರಿಂದ ಈವರೆಗೆ',
  'Something went wrong while searching': 'ಹುಡುಕುವಾಗ ಏನೋ ತೊಂದರೆಯಾಗಿದೆ',
  'Start Searching': 'ಹುಡುಕಾಟ ಆರಂಭಿಸಿ',
  To: 'ಕೊನೆಯ ದಿನಾಂಕ',
  Today: 'ಇಂದು',
  'Words that stand together, in quotes': 'ಒಟ್ಟಿಗೆ ಇರುವ ಪದಗಳು, ಉದ್ಧರಣ ಚಿಹ್ನೆಗಳಲ್ಲಿ',
  '{count} result|{count} results': '{count} ಫಲಿತಾಂಶ|{count} ಫಲಿತಾಂಶಗಳು',
}
