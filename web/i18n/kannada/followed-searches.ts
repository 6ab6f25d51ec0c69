import type { Table } from '#domain/translate.ts'

export const followedSearches: Table = {
  'Add an email address above: without one we cannot mail you.':
    'ಮೇಲೆ ಇಮೇಲ್ ವಿಳಾಸ ಸೇರಿಸಿ: ಅದಿಲ್ಲದೆ ನಿಮಗೆ ಇಮೇಲ್ ಕಳುಹಿಸಲಾಗದು.',
  'Choose a district': 'ಜಿಲ್ಲೆಯನ್ನು ಆರಿಸಿ',
  District: 'ಜಿಲ್ಲೆ',
  Districts: 'ಜಿಲ್ಲೆಗಳು',
  Follow: 'ಅನುಸರಿಸಿ',
  'Follow again': 'ಮತ್ತೆ ಅನುಸರಿಸಿ',
  'Follow ‘{what}’': '‘{what}’ ಅನುಸರಿಸಿ',
  'Log in to follow ‘{what}’': '‘{what}’ ಅನುಸರಿಸಲು ಲಾಗಿನ್ ಆಗಿ',
  Stop: 'ನಿಲ್ಲಿಸಿ',
  'Stop following ‘{what}’': '‘{what}’ ಅನುಸರಿಸುವುದನ್ನು ನಿಲ್ಲಿಸಿ',
  'Stopped: we no longer mail you about {what}.': 'ನಿಲ್ಲಿಸಲಾಗಿದೆ: {what} ಬಗ್ಗೆ ಇನ್ನು ಮುಂದೆ ಇಮೇಲ್ ಕಳುಹಿಸುವುದಿಲ್ಲ.',
  'We mail you the headlines in the morning, at most once a day. Follow words or a section on the search screen.':
    'ಬೆಳಿಗ್ಗೆ, ದಿನಕ್ಕೆ ಹೆಚ್ಚೆಂದರೆ ಒಮ್ಮೆ, ಸುದ್ದಿಗಳ ಶೀರ್ಷಿಕೆಗಳನ್ನು ಇಮೇಲ್ ಮಾಡುತ್ತೇವೆ. ಪದಗಳನ್ನು ಅಥವಾ ವಿಭಾಗವನ್ನು ಹುಡುಕಾಟದ ಪರದೆಯಲ್ಲಿ ಅನುಸರಿಸಿ.',
  'We will mail you when the paper has it.': 'ಪತ್ರಿಕೆಯಲ್ಲಿ ಬಂದಾಗ ನಿಮಗೆ ಇಮೇಲ್ ಕಳುಹಿಸುತ್ತೇವೆ.',
  'What you follow': 'ನೀವು ಅನುಸರಿಸುತ್ತಿರುವುದು',
  Words: 'ಪದಗಳು',
  'You follow as much as you can. Stop something in your profile first.':
    'ಇನ್ನಷ್ಟು ಅನುಸರಿಸಲಾಗದು. ಮೊದಲು ಪ್ರೊಫೈಲ್‌ನಲ್ಲಿ ಯಾವುದಾದರೊಂದನ್ನು ನಿಲ್ಲಿಸಿ.',
  'You follow {what} again.': '{what} ಅನ್ನು ಮತ್ತೆ ಅನುಸರಿಸುತ್ತಿದ್ದೀರಿ.',
  'You no longer follow it.': 'ಇನ್ನು ಮುಂದೆ ಇದನ್ನು ಅನುಸರಿಸುವುದಿಲ್ಲ.',
}
