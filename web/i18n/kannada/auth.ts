import type { Table } from '#domain/translate.ts'

export const auth: Table = {
  '{contact} is your contact again. All devices are logged out.':
    '{contact} ಮತ್ತೆ ನಿಮ್ಮ ಸಂಪರ್ಕವಾಗಿದೆ. ಎಲ್ಲ ಸಾಧನಗಳಿಂದ ಲಾಗ್ ಔಟ್ ಮಾಡಲಾಗಿದೆ.',
  '{pv} and {dh}: a legacy of 75 years': '{pv} ಮತ್ತು {dh}: 75 ವರ್ಷಗಳ ಪರಂಪರೆ',
  'Back to login': 'ಲಾಗಿನ್‌ಗೆ ಮರಳಿ',
  Change: 'ಬದಲಿಸಿ',
  'Change of your contact': 'ನಿಮ್ಮ ಸಂಪರ್ಕದ ಬದಲಾವಣೆ',
  'Digit {n} of {total}': '{total}ರಲ್ಲಿ {n}ನೇ ಅಂಕಿ',
  Email: 'ಇಮೇಲ್',
  'Error during login. Please try again or use another login method.':
    'ಲಾಗಿನ್ ವೇಳೆ ದೋಷ ಉಂಟಾಗಿದೆ. ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ ಅಥವಾ ಬೇರೆ ವಿಧಾನದಲ್ಲಿ ಲಾಗಿನ್ ಆಗಿ.',
  'Failed to start verification. Please try again.': 'ಪರಿಶೀಲನೆ ಆರಂಭಿಸಲು ಆಗಲಿಲ್ಲ. ದಯವಿಟ್ಟು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  'Failed to update name. Please try again.': 'ಹೆಸರು ಬದಲಿಸಲು ಆಗಲಿಲ್ಲ. ದಯವಿಟ್ಟು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  'Failed to verify OTP. Please try again.': 'ಒಟಿಪಿ ಪರಿಶೀಲಿಸಲು ಆಗಲಿಲ್ಲ. ದಯವಿಟ್ಟು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  'Google authentication state not found. Please try again.':
    'ಗೂಗಲ್ ದೃಢೀಕರಣದ ಮಾಹಿತಿ ಸಿಗಲಿಲ್ಲ. ದಯವಿಟ್ಟು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  'I asked for it': 'ಕೋರಿದ್ದು ನಾನೇ',
  'If it was not you, stop the change.': 'ಕೋರಿದ್ದು ನೀವಲ್ಲದಿದ್ದರೆ ಬದಲಾವಣೆಯನ್ನು ತಡೆಯಿರಿ.',
  'If it was not you, undo the change. The new contact is removed, later changes are undone too, and all devices are logged out.':
    'ಬದಲಾಯಿಸಿದ್ದು ನೀವಲ್ಲದಿದ್ದರೆ ಬದಲಾವಣೆಯನ್ನು ರದ್ದುಮಾಡಿ. ಹೊಸ ಸಂಪರ್ಕವನ್ನು ತೆಗೆದುಹಾಕುತ್ತೇವೆ, ನಂತರದ ಬದಲಾವಣೆಗಳೂ ರದ್ದಾಗುತ್ತವೆ, ಎಲ್ಲ ಸಾಧನಗಳಿಂದ ಲಾಗ್ ಔಟ್ ಆಗುತ್ತದೆ.',
  'If it was not you, undo the change. {contact} is restored, later changes are undone too, and all devices are logged out.':
    'ಬದಲಾಯಿಸಿದ್ದು ನೀವಲ್ಲದಿದ್ದರೆ ಬದಲಾವಣೆಯನ್ನು ರದ್ದುಮಾಡಿ. {contact} ಮತ್ತೆ ನಿಮ್ಮ ಸಂಪರ್ಕವಾಗುತ್ತದೆ, ನಂತರದ ಬದಲಾವಣೆಗಳೂ ರದ್ದಾಗುತ್ತವೆ, ಎಲ್ಲ ಸಾಧನಗಳಿಂದ ಲಾಗ್ ಔಟ್ ಆಗುತ್ತದೆ.',
  'Invalid OTP': 'ಒಟಿಪಿ ಸರಿಯಿಲ್ಲ',
  'Invalid OTP.': 'ಒಟಿಪಿ ಸರಿಯಿಲ್ಲ.',
  'Invalid email': 'ಇಮೇಲ್ ವಿಳಾಸ ಸರಿಯಿಲ್ಲ',
  'Invalid mobile number': 'ಮೊಬೈಲ್ ಸಂಖ್ಯೆ ಸರಿಯಿಲ್ಲ',
  'Invalid phone number': 'ಫೋನ್ ಸಂಖ್ಯೆ ಸರಿಯಿಲ್ಲ',
  'It was me': 'ಬದಲಾಯಿಸಿದ್ದು ನಾನೇ',
  'Log in': 'ಲಾಗಿನ್',
  'Log in by': 'ಲಾಗಿನ್ ವಿಧಾನ',
  'Log in or Create Your Account': 'ಲಾಗಿನ್ ಆಗಿ ಅಥವಾ ಖಾತೆ ತೆರೆಯಿರಿ',
  'Logged in as {contact}': '{contact} ಆಗಿ ಲಾಗಿನ್ ಆಗಿದ್ದೀರಿ',
  'Login attempt information not found': 'ಲಾಗಿನ್ ಪ್ರಯತ್ನದ ಮಾಹಿತಿ ಸಿಗಲಿಲ್ಲ',
  'Login failed. Please try again.': 'ಲಾಗಿನ್ ವಿಫಲವಾಗಿದೆ. ದಯವಿಟ್ಟು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  Logout: 'ಲಾಗ್ ಔಟ್',
  'Missing required authentication data': 'ದೃಢೀಕರಣಕ್ಕೆ ಬೇಕಾದ ಮಾಹಿತಿ ಇಲ್ಲ',
  Mobile: 'ಮೊಬೈಲ್',
  'More accounts': 'ಇತರ ಖಾತೆಗಳು',
  'My Profile': 'ನನ್ನ ಪ್ರೊಫೈಲ್',
  Name: 'ಹೆಸರು',
  'No email provided by social login. Please use another form of login':
    'ಗೂಗಲ್ ಖಾತೆಯಿಂದ ಇಮೇಲ್ ವಿಳಾಸ ಸಿಗಲಿಲ್ಲ. ದಯವಿಟ್ಟು ಬೇರೆ ವಿಧಾನದಲ್ಲಿ ಲಾಗಿನ್ ಆಗಿ',
  OTP: 'ಒಟಿಪಿ',
  'Or Continue With': 'ಅಥವಾ ಇದರ ಮೂಲಕ ಮುಂದುವರಿಯಿರಿ',
  'Our support was asked on {date} to change the email address of your account to {contact}. It changes on {effective}.':
    'ನಿಮ್ಮ ಖಾತೆಯ ಇಮೇಲ್ ವಿಳಾಸವನ್ನು {contact} ಎಂದು ಬದಲಾಯಿಸುವಂತೆ {date}ರಂದು ನಮ್ಮ ಸಹಾಯ ವಿಭಾಗವನ್ನು ಕೋರಲಾಗಿದೆ. {effective}ರಂದು ಅದು ಬದಲಾಗುತ್ತದೆ.',
  'Our support was asked on {date} to change the mobile number of your account to {contact}. It changes on {effective}.':
    'ನಿಮ್ಮ ಖಾತೆಯ ಮೊಬೈಲ್ ಸಂಖ್ಯೆಯನ್ನು {contact} ಎಂದು ಬದಲಾಯಿಸುವಂತೆ {date}ರಂದು ನಮ್ಮ ಸಹಾಯ ವಿಭಾಗವನ್ನು ಕೋರಲಾಗಿದೆ. {effective}ರಂದು ಅದು ಬದಲಾಗುತ್ತದೆ.',
  'Please check your email for the OTP': 'ಒಟಿಪಿಗಾಗಿ ನಿಮ್ಮ ಇಮೇಲ್ ನೋಡಿ',
  'Please check your phone for the OTP': 'ಒಟಿಪಿಗಾಗಿ ನಿಮ್ಮ ಫೋನ್ ನೋಡಿ',
  'Please enter your email address': 'ದಯವಿಟ್ಟು ನಿಮ್ಮ ಇಮೇಲ್ ವಿಳಾಸ ನಮೂದಿಸಿ',
  'Please enter your mobile number': 'ದಯವಿಟ್ಟು ನಿಮ್ಮ ಮೊಬೈಲ್ ಸಂಖ್ಯೆ ನಮೂದಿಸಿ',
  'Preferred edition': 'ಆದ್ಯತೆಯ ಆವೃತ್ತಿ',
  'Processing your login...': 'ಲಾಗಿನ್ ಆಗುತ್ತಿದೆ...',
  'Resend OTP': 'ಒಟಿಪಿ ಮತ್ತೆ ಕಳುಹಿಸಿ',
  'Resend OTP In {n} sec': '{n} ಸೆಕೆಂಡಿನಲ್ಲಿ ಒಟಿಪಿ ಮತ್ತೆ ಕಳುಹಿಸಬಹುದು',
  'Send me the top news of the day': 'ದಿನದ ಪ್ರಮುಖ ಸುದ್ದಿಗಳನ್ನು ನನಗೆ ಕಳುಹಿಸಿ',
  'Sign in not allowed.': 'ಲಾಗಿನ್‌ಗೆ ಅನುಮತಿ ಇಲ್ಲ.',
  'Sign in with Google': 'ಗೂಗಲ್ ಮೂಲಕ ಲಾಗಿನ್ ಆಗಿ',
  'Stand-in': 'ಮಾದರಿ',
  'Stop the change': 'ಬದಲಾವಣೆ ತಡೆಯಿರಿ',
  'Successfully Verified': 'ಪರಿಶೀಲನೆ ಯಶಸ್ವಿಯಾಗಿದೆ',
  'Ten digits, without the country code': 'ದೇಶದ ಕೋಡ್ ಇಲ್ಲದೆ ಹತ್ತು ಅಂಕಿಗಳು',
  'The OTP was sent by SMS to {contact}.': 'ಒಟಿಪಿಯನ್ನು {contact} ಸಂಖ್ಯೆಗೆ ಎಸ್‌ಎಂಎಸ್ ಮೂಲಕ ಕಳುಹಿಸಲಾಗಿದೆ.',
  'The OTP was sent by email to {contact}.': 'ಒಟಿಪಿಯನ್ನು {contact} ವಿಳಾಸಕ್ಕೆ ಇಮೇಲ್ ಮೂಲಕ ಕಳುಹಿಸಲಾಗಿದೆ.',
  'The added contact is removed. All devices are logged out.':
    'ಸೇರಿಸಲಾಗಿದ್ದ ಸಂಪರ್ಕವನ್ನು ತೆಗೆದುಹಾಕಲಾಗಿದೆ. ಎಲ್ಲ ಸಾಧನಗಳಿಂದ ಲಾಗ್ ಔಟ್ ಮಾಡಲಾಗಿದೆ.',
  'The change is stopped': 'ಬದಲಾವಣೆಯನ್ನು ತಡೆಯಲಾಗಿದೆ',
  'The change is undone': 'ಬದಲಾವಣೆ ರದ್ದಾಗಿದೆ',
  'The email address of your account was changed to {contact} on {date}.':
    'ನಿಮ್ಮ ಖಾತೆಯ ಇಮೇಲ್ ವಿಳಾಸವನ್ನು {date}ರಂದು {contact} ಎಂದು ಬದಲಾಯಿಸಲಾಗಿದೆ.',
  'The email address {contact} was added to your account on {date}.':
    'ನಿಮ್ಮ ಖಾತೆಗೆ {contact} ಇಮೇಲ್ ವಿಳಾಸವನ್ನು {date}ರಂದು ಸೇರಿಸಲಾಗಿದೆ.',
  'The mobile number of your account was changed to {contact} on {date}.':
    'ನಿಮ್ಮ ಖಾತೆಯ ಮೊಬೈಲ್ ಸಂಖ್ಯೆಯನ್ನು {date}ರಂದು {contact} ಎಂದು ಬದಲಾಯಿಸಲಾಗಿದೆ.',
  'The mobile number {contact} was added to your account on {date}.':
    'ನಿಮ್ಮ ಖಾತೆಗೆ {contact} ಮೊಬೈಲ್ ಸಂಖ್ಯೆಯನ್ನು {date}ರಂದು ಸೇರಿಸಲಾಗಿದೆ.',
  'This OTP can no longer be used. Please ask for a new one.':
    'ಈ ಒಟಿಪಿಯನ್ನು ಇನ್ನು ಬಳಸಲು ಆಗದು. ದಯವಿಟ್ಟು ಹೊಸದನ್ನು ಪಡೆಯಿರಿ.',
  'This OTP has expired. Please ask for a new one.': 'ಈ ಒಟಿಪಿಯ ಅವಧಿ ಮುಗಿದಿದೆ. ದಯವಿಟ್ಟು ಹೊಸದನ್ನು ಪಡೆಯಿರಿ.',
  'This change has already been undone.': 'ಈ ಬದಲಾವಣೆಯನ್ನು ಈಗಾಗಲೇ ರದ್ದುಮಾಡಲಾಗಿದೆ.',
  'This link has expired: it was valid for 7 days.':
    'ಈ ಲಿಂಕ್‌ನ ಅವಧಿ ಮುಗಿದಿದೆ: ಅದು 7 ದಿನಗಳವರೆಗೆ ಮಾತ್ರ ಮಾನ್ಯವಾಗಿತ್ತು.',
  'This link is not valid. Please open it again from our message.':
    'ಈ ಲಿಂಕ್ ಸರಿಯಿಲ್ಲ. ನಮ್ಮ ಸಂದೇಶದಿಂದ ಅದನ್ನು ಮತ್ತೆ ತೆರೆಯಿರಿ.',
  'To connect your Google account, enter the OTP that we sent by email to {contact}.':
    'ನಿಮ್ಮ ಗೂಗಲ್ ಖಾತೆಯನ್ನು ಜೋಡಿಸಲು, {contact} ವಿಳಾಸಕ್ಕೆ ಇಮೇಲ್ ಮೂಲಕ ಕಳುಹಿಸಿರುವ ಒಟಿಪಿಯನ್ನು ನಮೂದಿಸಿ.',
  'Too many attempts. Please try again in {count} hour.|Too many attempts. Please try again in {count} hours.':
    'ಹಲವು ಬಾರಿ ಪ್ರಯತ್ನಿಸಿದ್ದೀರಿ. {count} ಗಂಟೆಯ ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.|ಹಲವು ಬಾರಿ ಪ್ರಯತ್ನಿಸಿದ್ದೀರಿ. {count} ಗಂಟೆಗಳ ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  'Too many attempts. Please try again in {count} minute.|Too many attempts. Please try again in {count} minutes.':
    'ಹಲವು ಬಾರಿ ಪ್ರಯತ್ನಿಸಿದ್ದೀರಿ. {count} ನಿಮಿಷದ ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.|ಹಲವು ಬಾರಿ ಪ್ರಯತ್ನಿಸಿದ್ದೀರಿ. {count} ನಿಮಿಷಗಳ ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  'Too many attempts. Please try again in {count} second.|Too many attempts. Please try again in {count} seconds.':
    'ಹಲವು ಬಾರಿ ಪ್ರಯತ್ನಿಸಿದ್ದೀರಿ. {count} ಸೆಕೆಂಡಿನ ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.|ಹಲವು ಬಾರಿ ಪ್ರಯತ್ನಿಸಿದ್ದೀರಿ. {count} ಸೆಕೆಂಡುಗಳ ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  'Undo the change': 'ಬದಲಾವಣೆ ರದ್ದುಮಾಡಿ',
  Verification: 'ಪರಿಶೀಲನೆ',
  'Verification code sent to your email': 'ಒಟಿಪಿಯನ್ನು ನಿಮ್ಮ ಇಮೇಲ್‌ಗೆ ಕಳುಹಿಸಲಾಗಿದೆ',
  'Verification code sent to your phone': 'ಒಟಿಪಿಯನ್ನು ನಿಮ್ಮ ಫೋನ್‌ಗೆ ಕಳುಹಿಸಲಾಗಿದೆ',
  Verify: 'ಪರಿಶೀಲಿಸಿ',
  'We cannot send more SMS today. Please use your email address.':
    'ಇಂದು ಇನ್ನಷ್ಟು ಎಸ್‌ಎಂಎಸ್ ಕಳುಹಿಸಲು ಆಗದು. ದಯವಿಟ್ಟು ನಿಮ್ಮ ಇಮೇಲ್ ವಿಳಾಸ ಬಳಸಿ.',
  'Welcome to {title}': '{title}ಗೆ ಸ್ವಾಗತ',
  'What may we call you?': 'ನಿಮ್ಮನ್ನು ಏನೆಂದು ಕರೆಯಬೇಕು?',
  'You are still logged in: the server could not be reached.':
    'ನೀವು ಇನ್ನೂ ಲಾಗ್ ಔಟ್ ಆಗಿಲ್ಲ: ಸರ್ವರ್ ಸಂಪರ್ಕ ಸಿಗಲಿಲ್ಲ.',
  'You can leave this for later.': 'ಇದನ್ನು ನಂತರವೂ ತಿಳಿಸಬಹುದು.',
  'Your account stays as it is.': 'ನಿಮ್ಮ ಖಾತೆ ಈಗಿರುವಂತೆಯೇ ಇರುತ್ತದೆ.',
  'Your old contact belongs to another account by now, so we cannot restore it here.':
    'ನಿಮ್ಮ ಹಳೆಯ ಸಂಪರ್ಕ ಈಗ ಬೇರೊಂದು ಖಾತೆಯಲ್ಲಿದೆ. ಹೀಗಾಗಿ ಇಲ್ಲಿ ಅದನ್ನು ಮರುಸ್ಥಾಪಿಸಲು ಆಗದು.',
  'without an e-mail address': 'ಇಮೇಲ್ ವಿಳಾಸ ಇಲ್ಲ',
}
