import type { Table } from './translate.ts'

export const kannada: Table = {
  // Everywhere
  'Back to the front page': 'ಮುಖಪುಟಕ್ಕೆ ಮರಳಿ',
  Close: 'ಮುಚ್ಚಿ',
  Continue: 'ಮುಂದುವರಿಯಿರಿ',
  Home: 'ಮುಖಪುಟ',
  'Loading...': 'ಲೋಡ್ ಆಗುತ್ತಿದೆ...',
  'Maybe Later': 'ಈಗ ಬೇಡ',
  'Oops! Something went wrong.': 'ಕ್ಷಮಿಸಿ! ಏನೋ ತೊಂದರೆಯಾಗಿದೆ.',
  'Please fill out this field': 'ದಯವಿಟ್ಟು ಈ ಜಾಗವನ್ನು ಭರ್ತಿ ಮಾಡಿ',
  'Skip to the main part': 'ಮುಖ್ಯ ಭಾಗಕ್ಕೆ ಹೋಗಿ',
  'The page could not be shown. Loading it afresh often helps.':
    'ಪುಟವನ್ನು ತೋರಿಸಲು ಆಗಲಿಲ್ಲ. ಮತ್ತೊಮ್ಮೆ ತೆರೆದರೆ ಸರಿಯಾಗಬಹುದು.',
  'This page is not open yet.': 'ಈ ಪುಟ ಇನ್ನೂ ತೆರೆದಿಲ್ಲ.',
  'Try Again': 'ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ',

  // Issues
  '{page}, {count} article|{page}, {count} articles': '{page}, {count} ಲೇಖನ|{page}, {count} ಲೇಖನಗಳು',
  'Inside this issue': 'ಈ ಸಂಚಿಕೆಯಲ್ಲಿ',
  'Loading editions...': 'ಆವೃತ್ತಿಗಳು ಲೋಡ್ ಆಗುತ್ತಿವೆ...',
  'No edition': 'ಆವೃತ್ತಿ ಇಲ್ಲ',
  'There is no paper for this date.': 'ಈ ದಿನಾಂಕದ ಪತ್ರಿಕೆ ಇಲ್ಲ.',
  "Today's front page": 'ಇಂದಿನ ಮುಖಪುಟ',
  "Today's paper could not be fetched.": 'ಇಂದಿನ ಪತ್ರಿಕೆಯನ್ನು ತರಲು ಆಗಲಿಲ್ಲ.',
  'for subscribers': 'ಚಂದಾದಾರರಿಗೆ',

  // Articles, saved articles, search
  Advertisement: 'ಜಾಹೀರಾತು',
  Article: 'ಲೇಖನ',
  'Article Bookmarked': 'ಲೇಖನವನ್ನು ಉಳಿಸಲಾಗಿದೆ',
  'Articles that you bookmark are kept here.': 'ನೀವು ಉಳಿಸಿದ ಲೇಖನಗಳು ಇಲ್ಲಿರುತ್ತವೆ.',
  Bookmark: 'ಉಳಿಸಿ',
  Download: 'ಡೌನ್‌ಲೋಡ್ ಮಾಡಿ',
  'Download failed': 'ಡೌನ್‌ಲೋಡ್ ವಿಫಲವಾಗಿದೆ',
  'No Saved Articles Yet': 'ಉಳಿಸಿದ ಲೇಖನಗಳು ಇನ್ನೂ ಇಲ್ಲ',
  Share: 'ಹಂಚಿಕೊಳ್ಳಿ',
  'Start Searching': 'ಹುಡುಕಾಟ ಆರಂಭಿಸಿ',

  // Logging in, the profile
  Email: 'ಇಮೇಲ್',
  'Invalid email': 'ಇಮೇಲ್ ವಿಳಾಸ ಸರಿಯಿಲ್ಲ',
  'Invalid mobile number': 'ಮೊಬೈಲ್ ಸಂಖ್ಯೆ ಸರಿಯಿಲ್ಲ',
  'Log in or Create Your Account': 'ಲಾಗಿನ್ ಆಗಿ ಅಥವಾ ಖಾತೆ ತೆರೆಯಿರಿ',
  Mobile: 'ಮೊಬೈಲ್',
  'My Profile': 'ನನ್ನ ಪ್ರೊಫೈಲ್',
  Name: 'ಹೆಸರು',
  'Please check your phone for the OTP': 'ಒಟಿಪಿಗಾಗಿ ನಿಮ್ಮ ಫೋನ್ ನೋಡಿ',
  'Preferred edition': 'ಆದ್ಯತೆಯ ಆವೃತ್ತಿ',
  'Processing your login...': 'ಲಾಗಿನ್ ಆಗುತ್ತಿದೆ...',
  'Send me the top news of the day': 'ದಿನದ ಪ್ರಮುಖ ಸುದ್ದಿಗಳನ್ನು ನನಗೆ ಕಳುಹಿಸಿ',
  'Successfully Verified': 'ಪರಿಶೀಲನೆ ಯಶಸ್ವಿಯಾಗಿದೆ',
  'Ten digits, without the country code': 'ದೇಶದ ಕೋಡ್ ಇಲ್ಲದೆ ಹತ್ತು ಅಂಕಿಗಳು',
  Verification: 'ಪರಿಶೀಲನೆ',

  // Plans, subscriptions, payments
  'Change Plan Scheduled': 'ಪ್ಲಾನ್ ಬದಲಾವಣೆ ನಿಗದಿಯಾಗಿದೆ',
  'Current Plan': 'ಈಗಿನ ಪ್ಲಾನ್',
  'Payment Failed!': 'ಪಾವತಿ ವಿಫಲವಾಗಿದೆ!',
  'Payment Successful!': 'ಪಾವತಿ ಯಶಸ್ವಿಯಾಗಿದೆ!',
  'Review & Pay': 'ಪರಿಶೀಲಿಸಿ ಪಾವತಿಸಿ',
  'Subscriber-Only Feature': 'ಚಂದಾದಾರರಿಗೆ ಮಾತ್ರ',
  'Subscription Plans': 'ಚಂದಾ ಪ್ಲಾನ್‌ಗಳು',
  'The front page is free. The rest of the paper is for subscribers.':
    'ಮುಖಪುಟ ಎಲ್ಲರಿಗೂ ಉಚಿತ. ಉಳಿದ ಪುಟಗಳು ಚಂದಾದಾರರಿಗೆ.',
  'View Subscription Plans': 'ಚಂದಾ ಪ್ಲಾನ್‌ಗಳನ್ನು ನೋಡಿ',

  // Help and legal
  'Can I cancel at any time?': 'ಯಾವಾಗ ಬೇಕಾದರೂ ರದ್ದು ಮಾಡಬಹುದೇ?',
  FAQs: 'ಪದೇ ಪದೇ ಕೇಳುವ ಪ್ರಶ್ನೆಗಳು',
  'Get In Touch': 'ನಮ್ಮನ್ನು ಸಂಪರ್ಕಿಸಿ',
  'How far back do the archives go?': 'ಎಷ್ಟು ಹಿಂದಿನ ಸಂಚಿಕೆಗಳು ಸಿಗುತ್ತವೆ?',
  'I agree to the Terms & Conditions and Privacy Policy':
    'ನಿಯಮ ಮತ್ತು ಷರತ್ತುಗಳು ಹಾಗೂ ಗೋಪ್ಯತಾ ನೀತಿಗೆ ನನ್ನ ಒಪ್ಪಿಗೆ ಇದೆ',
  Legal: 'ಕಾನೂನು',
  'Privacy Policy': 'ಗೋಪ್ಯತಾ ನೀತಿ',
  'Terms & Conditions': 'ನಿಯಮ ಮತ್ತು ಷರತ್ತುಗಳು',
  'To the year 2020, as far as your plan reaches.': '2020ರವರೆಗಿನ ಸಂಚಿಕೆಗಳು, ನಿಮ್ಮ ಪ್ಲಾನ್‌ಗೆ ಅನುಗುಣವಾಗಿ.',
  'What the paper knows of you.': 'ನಿಮ್ಮ ಬಗ್ಗೆ ಪತ್ರಿಕೆಗೆ ಗೊತ್ತಿರುವ ವಿವರ.',
  'What you and the paper agree on.': 'ನಿಮಗೂ ಪತ್ರಿಕೆಗೂ ಇರುವ ಒಪ್ಪಂದ.',
  'Yes. The plan then runs until its end date.': 'ಹೌದು. ಮುಕ್ತಾಯದ ದಿನದವರೆಗೂ ಪ್ಲಾನ್ ಮುಂದುವರಿಯುತ್ತದೆ.',

  // The stand-in inbox
  'Codes and e-mails that would have been sent, newest first.':
    'ಕಳುಹಿಸಬೇಕಿದ್ದ ಒಟಿಪಿಗಳು ಮತ್ತು ಇಮೇಲ್‌ಗಳು, ಹೊಸದು ಮೊದಲು.',
  Inbox: 'ಒಳಪೆಟ್ಟಿಗೆ',
  'Nothing has been sent yet.': 'ಇನ್ನೂ ಏನನ್ನೂ ಕಳುಹಿಸಿಲ್ಲ.',

  // The page of parts
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
