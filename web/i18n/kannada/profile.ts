import type { Table } from '../translate.ts'

export const profile: Table = {
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
