import type { Table } from '#domain/translate.ts'

export const dev: Table = {
  'Codes and e-mails that would have been sent, newest first.':
    'ಕಳುಹಿಸಬೇಕಿದ್ದ ಒಟಿಪಿಗಳು ಮತ್ತು ಇಮೇಲ್‌ಗಳು, ಹೊಸದು ಮೊದಲು.',
  Inbox: 'ಒಳಪೆಟ್ಟಿಗೆ',
  'Nothing has been sent yet.': 'ಇನ್ನೂ ಏನನ್ನೂ ಕಳುಹಿಸಿಲ್ಲ.',

  'Analytics events': 'ವಿಶ್ಲೇಷಣೆಯ ದಾಖಲೆಗಳು',
  'Nothing has been tracked yet.': 'ಇನ್ನೂ ಏನನ್ನೂ ದಾಖಲಿಸಿಲ್ಲ.',
  'What the tag manager would have been told in this tab, newest first.':
    'ಈ ಟ್ಯಾಬ್‌ನಲ್ಲಿ ಟ್ಯಾಗ್ ಮ್ಯಾನೇಜರ್‌ಗೆ ತಿಳಿಸಬಹುದಾಗಿದ್ದ ವಿವರಗಳು, ಹೊಸತು ಮೊದಲು.',
  'Show them over every screen': 'ಪ್ರತಿ ಪರದೆಯ ಮೇಲೂ ತೋರಿಸಿ',

  Brands: 'ಪತ್ರಿಕೆಗಳು',
  Buttons: 'ಗುಂಡಿಗಳು',
  'Dialogs and toasts': 'ಸಂವಾದಗಳು ಮತ್ತು ಕಿರುಸೂಚನೆಗಳು',
  Fields: 'ನಮೂದು ಜಾಗಗಳು',
  Icons: 'ಚಿಹ್ನೆಗಳು',
  Notices: 'ಸೂಚನೆಗಳು',
  'Open a dialog': 'ಸಂವಾದ ತೆರೆಯಿರಿ',
  'Parts of the screens': 'ಪರದೆಗಳ ಭಾಗಗಳು',
  'Please tick this box to go on': 'ಮುಂದುವರಿಯಲು ಇದನ್ನು ಗುರುತಿಸಿ',
  'Say something': 'ಏನಾದರೂ ಹೇಳಿ',
  'Say that it failed': 'ವಿಫಲವಾಗಿದೆ ಎಂದು ಹೇಳಿ',
  'Say that it worked': 'ಆಗಿದೆ ಎಂದು ಹೇಳಿ',
  'Tabs and answers': 'ಟ್ಯಾಬ್‌ಗಳು ಮತ್ತು ಉತ್ತರಗಳು',
  Type: 'ಅಕ್ಷರ',
  Waiting: 'ಕಾಯುವಿಕೆ',
}
