import type { Table } from '#domain/translate.ts'

export const everywhere: Table = {
  'Only in this edition': 'ಈ ಆವೃತ್ತಿಯಲ್ಲಿ ಮಾತ್ರ',
  '{read} of {total} stories': '{total} ಸುದ್ದಿಗಳಲ್ಲಿ {read} ಓದಿದ್ದೀರಿ',
  '{read} of {total} stories · {minutes} min left':
    '{total} ಸುದ್ದಿಗಳಲ್ಲಿ {read} ಓದಿದ್ದೀರಿ · ಇನ್ನು {minutes} ನಿಮಿಷ',
  Read: 'ಓದಿದ್ದೀರಿ',
  read: 'ಓದಿದ್ದೀರಿ',
  'Back to the front page': 'ಮುಖಪುಟಕ್ಕೆ ಮರಳಿ',
  Close: 'ಮುಚ್ಚಿ',
  Continue: 'ಮುಂದುವರಿಯಿರಿ',
  Home: 'ಮುಖಪುಟ',
  'Loading...': 'ಲೋಡ್ ಆಗುತ್ತಿದೆ...',
  'Maybe Later': 'ಈಗ ಬೇಡ',
  'Oops! Something went wrong.': 'ಕ್ಷಮಿಸಿ! ಏನೋ ತೊಂದರೆಯಾಗಿದೆ.',
  'Reference: {id}': 'ಉಲ್ಲೇಖ ಸಂಖ್ಯೆ: {id}',
  'Please fill out this field': 'ದಯವಿಟ್ಟು ಈ ಜಾಗವನ್ನು ಭರ್ತಿ ಮಾಡಿ',
  'Is something wrong? See the status page': 'ಏನಾದರೂ ತೊಂದರೆ ಇದೆಯೇ? ಸೇವೆಗಳ ಸ್ಥಿತಿ ನೋಡಿ',
  'Skip to the main part': 'ಮುಖ್ಯ ಭಾಗಕ್ಕೆ ಹೋಗಿ',
  'The page could not be shown. Loading it afresh often helps.':
    'ಪುಟವನ್ನು ತೋರಿಸಲು ಆಗಲಿಲ್ಲ. ಮತ್ತೊಮ್ಮೆ ತೆರೆದರೆ ಸರಿಯಾಗಬಹುದು.',
  'Try Again': 'ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ',

  'Your privacy': 'ನಿಮ್ಮ ಗೋಪ್ಯತೆ',
  'May we count which pages and articles are read? It helps us to make a better paper. Nothing is counted unless you allow it.':
    'ಯಾವ ಪುಟ, ಯಾವ ಲೇಖನ ಓದುಗರ ಗಮನ ಸೆಳೆಯುತ್ತಿದೆ ಎಂದು ಎಣಿಸಬಹುದೇ? ಪತ್ರಿಕೆಯನ್ನು ಇನ್ನಷ್ಟು ಉತ್ತಮಗೊಳಿಸಲು ಇದು ನೆರವಾಗುತ್ತದೆ. ನಿಮ್ಮ ಒಪ್ಪಿಗೆ ಇಲ್ಲದೆ ಯಾವುದನ್ನೂ ಎಣಿಸುವುದಿಲ್ಲ.',
  Allow: 'ಒಪ್ಪುತ್ತೇನೆ',
  'Do Not Allow': 'ಒಪ್ಪುವುದಿಲ್ಲ',
  'Privacy Choices': 'ಗೋಪ್ಯತೆಯ ಆಯ್ಕೆಗಳು',
  'Try it': 'ಪರೀಕ್ಷಿಸಿ ನೋಡಿ',
}
