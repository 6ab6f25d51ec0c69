import type { Table } from '#domain/translate.ts'

export const frontPages: Table = {
  Archive: 'ಹಳೆಯ ಸಂಚಿಕೆಗಳು',
  'Blurred days are for subscribers.': 'ಮಸುಕಾದ ದಿನಗಳು ಚಂದಾದಾರರಿಗೆ ಮಾತ್ರ.',
  'Blurred days are not in your plan.': 'ಮಸುಕಾದ ದಿನಗಳು ನಿಮ್ಮ ಪ್ಲಾನ್‌ನಲ್ಲಿ ಇಲ್ಲ.',
  'Front pages of this month': 'ಈ ತಿಂಗಳ ಮುಖಪುಟಗಳು',
  'No editions in this month': 'ಈ ತಿಂಗಳ ಸಂಚಿಕೆಗಳಿಲ್ಲ',
  'The archive could not be loaded': 'ಹಳೆಯ ಸಂಚಿಕೆಗಳು ಲೋಡ್ ಆಗಲಿಲ್ಲ',
  'This day in earlier years': 'ಹಿಂದಿನ ವರ್ಷಗಳಲ್ಲಿ ಈ ದಿನ',
}
