import type { Table } from '#domain/translate.ts'

export const profile: Table = {
  'An account with a plan is deleted only if you give the plan up.':
    'ಪ್ಲಾನ್ ಇರುವ ಖಾತೆಯನ್ನು, ಪ್ಲಾನ್ ಬಿಟ್ಟುಕೊಟ್ಟರೆ ಮಾತ್ರ ಅಳಿಸಲಾಗುತ್ತದೆ.',
  'Delete my account': 'ನನ್ನ ಖಾತೆ ಅಳಿಸಿ',
  'Delete your account?': 'ನಿಮ್ಮ ಖಾತೆಯನ್ನು ಅಳಿಸಬೇಕೇ?',
  'Deleted: your name, contacts, devices, saved articles, messages and choices.':
    'ಅಳಿಸುವುದು: ನಿಮ್ಮ ಹೆಸರು, ಸಂಪರ್ಕ ವಿವರ, ಸಾಧನಗಳು, ಉಳಿಸಿದ ಲೇಖನಗಳು, ಸಂದೇಶಗಳು ಮತ್ತು ಆಯ್ಕೆಗಳು.',
  'Download as JSON': 'JSON ಆಗಿ ಡೌನ್‌ಲೋಡ್ ಮಾಡಿ',
  'Download everything that we have stored about you, to read or for another program.':
    'ನಿಮ್ಮ ಬಗ್ಗೆ ನಮ್ಮಲ್ಲಿರುವ ಎಲ್ಲ ಮಾಹಿತಿಯನ್ನು ಓದಲು ಅಥವಾ ಬೇರೆ ತಂತ್ರಾಂಶದಲ್ಲಿ ಬಳಸಲು ಡೌನ್‌ಲೋಡ್ ಮಾಡಿ.',
  'Download to read': 'ಓದಲು ಡೌನ್‌ಲೋಡ್ ಮಾಡಿ',
  'For your safety, we first make sure that it is you who deletes the account.':
    'ನಿಮ್ಮ ಸುರಕ್ಷತೆಗಾಗಿ, ಖಾತೆಯನ್ನು ಅಳಿಸುತ್ತಿರುವುದು ನೀವೇ ಎಂದು ಮೊದಲು ಖಚಿತಪಡಿಸಿಕೊಳ್ಳುತ್ತೇವೆ.',
  'For your safety, we first make sure that it is you who takes your data out.':
    'ನಿಮ್ಮ ಸುರಕ್ಷತೆಗಾಗಿ, ಮಾಹಿತಿ ಪಡೆಯುತ್ತಿರುವುದು ನೀವೇ ಎಂದು ಮೊದಲು ಖಚಿತಪಡಿಸಿಕೊಳ್ಳುತ್ತೇವೆ.',
  'I give up my plan. It is not renewed, and nothing is paid back.':
    'ನನ್ನ ಪ್ಲಾನ್ ಬಿಟ್ಟುಕೊಡುತ್ತೇನೆ. ಅದು ನವೀಕರಣವಾಗುವುದಿಲ್ಲ, ಹಣವೂ ಮರಳುವುದಿಲ್ಲ.',
  'It had not been used for a long time. Keep it if you want to go on reading.':
    'ಇದನ್ನು ಬಹಳ ಕಾಲ ಬಳಸಿರಲಿಲ್ಲ. ಓದು ಮುಂದುವರಿಸಬೇಕಿದ್ದರೆ ಖಾತೆ ಉಳಿಸಿಕೊಳ್ಳಿ.',
  'It is deleted in {days} days. Until then you can change your mind here, in your profile.':
    '{days} ದಿನಗಳ ನಂತರ ಅಳಿಸಲಾಗುತ್ತದೆ. ಅಲ್ಲಿಯವರೆಗೆ ಇಲ್ಲೇ, ಪ್ರೊಫೈಲ್‌ನಲ್ಲಿ, ಮನಸ್ಸು ಬದಲಿಸಬಹುದು.',
  'Keep my account': 'ಖಾತೆ ಉಳಿಸಿಕೊಳ್ಳಿ',
  'Stays, because the law requires it: invoices and the entries of our books, for eight years or more.':
    'ಕಾನೂನಿನಂತೆ ಉಳಿಯುವುದು: ಇನ್‌ವಾಯ್ಸ್‌ಗಳು ಮತ್ತು ನಮ್ಮ ಲೆಕ್ಕಪತ್ರಗಳು, ಎಂಟು ವರ್ಷ ಅಥವಾ ಹೆಚ್ಚು ಕಾಲ.',
  'Until then you can read as before and change your mind.':
    'ಅಲ್ಲಿಯವರೆಗೆ ಎಂದಿನಂತೆ ಓದಬಹುದು, ಮನಸ್ಸು ಬದಲಿಸಲೂಬಹುದು.',
  'You have a plan, which would be lost without a refund:':
    'ನಿಮ್ಮಲ್ಲಿ ಪ್ಲಾನ್ ಇದೆ; ಹಣ ಮರಳದೆ ಅದು ಇಲ್ಲವಾಗುತ್ತದೆ:',
  'Your account stays.': 'ನಿಮ್ಮ ಖಾತೆ ಉಳಿಯುತ್ತದೆ.',
  'Your account will be deleted on {date}': 'ನಿಮ್ಮ ಖಾತೆಯನ್ನು {date} ರಂದು ಅಳಿಸಲಾಗುವುದು',
  'Your data': 'ನಿಮ್ಮ ಮಾಹಿತಿ',
  '{plan}, paid until {date}': '{plan}, {date} ರವರೆಗೆ ಪಾವತಿಸಲಾಗಿದೆ',
  'Can you no longer receive it there? Log out and log in another way, or write to us at {email}.':
    'ಅಲ್ಲಿ ಒಟಿಪಿ ಪಡೆಯಲು ಆಗದೇ? ಲಾಗ್ ಔಟ್ ಆಗಿ ಬೇರೆ ವಿಧಾನದಲ್ಲಿ ಲಾಗಿನ್ ಆಗಿ, ಅಥವಾ {email} ವಿಳಾಸಕ್ಕೆ ನಮಗೆ ಬರೆಯಿರಿ.',
  Cancel: 'ಬೇಡ',
  'Confirm that it is you': 'ನೀವೇ ಎಂದು ದೃಢಪಡಿಸಿ',
  'Devices signed in': 'ಲಾಗಿನ್ ಆಗಿರುವ ಸಾಧನಗಳು',
  Edit: 'ತಿದ್ದಿ',
  'Failed to update email. Please try again.': 'ಇಮೇಲ್ ಬದಲಿಸಲು ಆಗಲಿಲ್ಲ. ದಯವಿಟ್ಟು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  'Failed to update phone number. Please try again.': 'ಫೋನ್ ಸಂಖ್ಯೆ ಬದಲಿಸಲು ಆಗಲಿಲ್ಲ. ದಯವಿಟ್ಟು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  'For your safety, we first make sure that it is you who changes your contact.':
    'ನಿಮ್ಮ ಸುರಕ್ಷತೆಗಾಗಿ, ಸಂಪರ್ಕವನ್ನು ಬದಲಿಸುತ್ತಿರುವುದು ನೀವೇ ಎಂದು ಮೊದಲು ಖಚಿತಪಡಿಸಿಕೊಳ್ಳುತ್ತೇವೆ.',
  'Last used on {date}': 'ಕೊನೆಯ ಬಳಕೆ: {date}',
  'Name updated successfully': 'ಹೆಸರು ಬದಲಾಗಿದೆ',
  Newsletters: 'ಸುದ್ದಿಪತ್ರಗಳು',
  'Not provided': 'ನೀಡಿಲ್ಲ',
  'Personal Information': 'ವೈಯಕ್ತಿಕ ವಿವರ',
  'Please enter a valid 10-digit phone number': 'ದಯವಿಟ್ಟು ಸರಿಯಾದ 10 ಅಂಕಿಗಳ ಫೋನ್ ಸಂಖ್ಯೆ ನಮೂದಿಸಿ',
  'Please enter a valid email address': 'ದಯವಿಟ್ಟು ಸರಿಯಾದ ಇಮೇಲ್ ವಿಳಾಸ ನಮೂದಿಸಿ',
  'Please enter a valid name': 'ದಯವಿಟ್ಟು ಸರಿಯಾದ ಹೆಸರು ನಮೂದಿಸಿ',
  'Please enter a valid phone number': 'ದಯವಿಟ್ಟು ಸರಿಯಾದ ಫೋನ್ ಸಂಖ್ಯೆ ನಮೂದಿಸಿ',
  'Preferences updated successfully': 'ಆದ್ಯತೆಗಳು ಬದಲಾಗಿವೆ',
  Save: 'ಉಳಿಸಿ',
  'Sending the OTP...': 'ಒಟಿಪಿ ಕಳುಹಿಸುತ್ತಿದ್ದೇವೆ...',
  'Sign out': 'ಲಾಗ್ ಔಟ್ ಮಾಡಿ',
  'Sign out of all other devices': 'ಉಳಿದೆಲ್ಲ ಸಾಧನಗಳಿಂದ ಲಾಗ್ ಔಟ್ ಮಾಡಿ',
  'Signed out there': 'ಆ ಸಾಧನದಿಂದ ಲಾಗ್ ಔಟ್ ಮಾಡಲಾಗಿದೆ',
  'Something went wrong while updating preferences': 'ಆದ್ಯತೆಗಳನ್ನು ಬದಲಿಸುವಾಗ ತೊಂದರೆಯಾಗಿದೆ',
  Subscriptions: 'ಚಂದಾದಾರಿಕೆ',
  'The paper opens with this edition once you subscribe.':
    'ನೀವು ಚಂದಾದಾರರಾದ ಬಳಿಕ ಪತ್ರಿಕೆ ಈ ಆವೃತ್ತಿಯಲ್ಲಿ ತೆರೆಯುತ್ತದೆ.',
  'The paper opens with this edition whenever you log in.':
    'ನೀವು ಲಾಗಿನ್ ಆದಾಗಲೆಲ್ಲ ಪತ್ರಿಕೆ ಈ ಆವೃತ್ತಿಯಲ್ಲಿ ತೆರೆಯುತ್ತದೆ.',
  'This device': 'ಈ ಸಾಧನ',
  'This email address belongs to another account.': 'ಈ ಇಮೇಲ್ ವಿಳಾಸ ಬೇರೊಂದು ಖಾತೆಯಲ್ಲಿದೆ.',
  'This mobile number belongs to another account.': 'ಈ ಮೊಬೈಲ್ ಸಂಖ್ಯೆ ಬೇರೊಂದು ಖಾತೆಯಲ್ಲಿದೆ.',
  'User name': 'ಬಳಕೆದಾರರ ಹೆಸರು',
  'We send an OTP to the new address.': 'ಹೊಸ ವಿಳಾಸಕ್ಕೆ ಒಟಿಪಿ ಕಳುಹಿಸುತ್ತೇವೆ.',
  'We send an OTP to the new number.': 'ಹೊಸ ಸಂಖ್ಯೆಗೆ ಒಟಿಪಿ ಕಳುಹಿಸುತ್ತೇವೆ.',
}
