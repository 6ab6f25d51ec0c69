import type { Table } from '#domain/translate.ts'

export const info: Table = {
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
  Contents: 'ಪರಿವಿಡಿ',
  'Email or phone': 'ಇಮೇಲ್ ಅಥವಾ ಫೋನ್',
  'How to reach us': 'ನಮ್ಮನ್ನು ತಲುಪುವ ಬಗೆ',
  'Last updated {date}': 'ಕೊನೆಯ ಪರಿಷ್ಕರಣೆ: {date}',
  'Many answers are among the FAQs.': 'ಹಲವು ಪ್ರಶ್ನೆಗಳಿಗೆ ಈಗಾಗಲೇ ಉತ್ತರಿಸಿದ್ದೇವೆ.',
  Message: 'ಸಂದೇಶ',
  'Message sent': 'ಸಂದೇಶ ತಲುಪಿದೆ',
  'Not answered here? {link}': 'ಇಲ್ಲಿ ಉತ್ತರ ಸಿಗಲಿಲ್ಲವೇ? {link}',
  Phone: 'ಫೋನ್',
  'Phone hours': 'ಕರೆ ಮಾಡುವ ಸಮಯ',
  'Please enter a valid email address or phone number': 'ಸರಿಯಾದ ಇಮೇಲ್ ವಿಳಾಸ ಅಥವಾ ಫೋನ್ ಸಂಖ್ಯೆ ನಮೂದಿಸಿ',
  'Questions about your plan, the paper or your account? We are glad to help.':
    'ಪ್ಲಾನ್, ಪತ್ರಿಕೆ ಅಥವಾ ಖಾತೆಯ ಬಗ್ಗೆ ಪ್ರಶ್ನೆಗಳಿವೆಯೇ? ಸಂತೋಷದಿಂದ ಸಹಾಯ ಮಾಡುತ್ತೇವೆ.',
  'Send another message': 'ಇನ್ನೊಂದು ಸಂದೇಶ ಕಳುಹಿಸಿ',
  'Send message': 'ಸಂದೇಶ ಕಳುಹಿಸಿ',
  'Send us a message': 'ನಮಗೆ ಸಂದೇಶ ಬರೆಯಿರಿ',
  'Sending...': 'ಕಳುಹಿಸಲಾಗುತ್ತಿದೆ...',
  Subject: 'ವಿಷಯ',
  'Terms and privacy': 'ನಿಯಮಗಳು ಮತ್ತು ಗೋಪ್ಯತೆ',
  'Thank you. Your reference number is {reference}.': 'ಧನ್ಯವಾದಗಳು. ನಿಮ್ಮ ಉಲ್ಲೇಖ ಸಂಖ್ಯೆ {reference}.',
  'There are no questions here yet.': 'ಇಲ್ಲಿ ಇನ್ನೂ ಪ್ರಶ್ನೆಗಳಿಲ್ಲ.',
  'This text is not here yet. Please ask for it at {email}.':
    'ಈ ಪಠ್ಯ ಇನ್ನೂ ಇಲ್ಲಿಲ್ಲ. {email} ವಿಳಾಸಕ್ಕೆ ಬರೆದು ಕೇಳಿ.',
  'We will answer by email or phone.': 'ಇಮೇಲ್ ಅಥವಾ ಫೋನ್ ಮೂಲಕ ಉತ್ತರಿಸುತ್ತೇವೆ.',
  'Your message could not be sent. Please try again, or write to {email}.':
    'ಸಂದೇಶ ಕಳುಹಿಸಲು ಆಗಲಿಲ್ಲ. ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ, ಇಲ್ಲವೇ {email} ವಿಳಾಸಕ್ಕೆ ಬರೆಯಿರಿ.',
  'Yes. The plan then runs until its end date.': 'ಹೌದು. ಮುಕ್ತಾಯದ ದಿನದವರೆಗೂ ಪ್ಲಾನ್ ಮುಂದುವರಿಯುತ್ತದೆ.',
}
