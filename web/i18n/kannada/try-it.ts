import type { Table } from '#domain/translate.ts'

export const tryIt: Table = {
  'A day later': 'ಒಂದು ದಿನದ ನಂತರ',
  'A file to download: every call of the server, as OpenAPI.':
    'ಡೌನ್‌ಲೋಡ್ ಆಗುವ ಫೈಲ್: ಸರ್ವರ್‌ನ ಎಲ್ಲ ಕರೆಗಳು, OpenAPI ರೂಪದಲ್ಲಿ.',
  'A new account each time: a welcome that asks for a name.':
    'ಪ್ರತಿ ಬಾರಿಯೂ ಹೊಸ ಖಾತೆ: ಸ್ವಾಗತ ಪುಟ ನಿಮ್ಮ ಹೆಸರನ್ನು ಕೇಳುತ್ತದೆ.',
  'A payment that was approved late begins its plan.': 'ತಡವಾಗಿ ಒಪ್ಪಿಗೆಯಾದ ಪಾವತಿಯ ಪ್ಲಾನ್ ಆರಂಭವಾಗುತ್ತದೆ.',
  'A visitor sees the front page; the second page asks to log in.':
    'ಲಾಗಿನ್ ಆಗದವರಿಗೆ ಮುಖಪುಟ ಮಾತ್ರ; ಎರಡನೇ ಪುಟಕ್ಕೆ ಲಾಗಿನ್ ಆಗಬೇಕು.',
  'API description': 'ಎಪಿಐ ವಿವರ',
  'An hour later': 'ಒಂದು ಗಂಟೆಯ ನಂತರ',
  'Buttons, fields, dialogs, type and icons, in both languages and both brands.':
    'ಗುಂಡಿಗಳು, ನಮೂದು ಜಾಗಗಳು, ಸಂವಾದಗಳು, ಅಕ್ಷರಗಳು, ಚಿಹ್ನೆಗಳು: ಎರಡೂ ಭಾಷೆ, ಎರಡೂ ಪತ್ರಿಕೆಗಳ ರೂಪದಲ್ಲಿ.',
  'By the clock of the server it is {time} on {date}.': 'ಸರ್ವರ್‌ನ ಗಡಿಯಾರದ ಪ್ರಕಾರ ಈಗ {time}, {date}.',
  'Cancelled, and ended two days ago. The profile shows the old plan and its invoice, and offers a new one.':
    'ರದ್ದಾದ ಪ್ಲಾನ್ ಎರಡು ದಿನಗಳ ಹಿಂದೆ ಮುಗಿದಿದೆ. ಪ್ರೊಫೈಲ್‌ನಲ್ಲಿ ಹಳೆಯ ಪ್ಲಾನ್, ಅದರ ಇನ್‌ವಾಯ್ಸ್ ಮತ್ತು ಹೊಸ ಪ್ಲಾನ್ ಪಡೆಯುವ ಅವಕಾಶ ಇವೆ.',
  'Codes to log in with, receipts, notices of renewals: each SMS and e-mail that would be sent.':
    'ಲಾಗಿನ್ ಒಟಿಪಿ, ರಸೀದಿ, ನವೀಕರಣದ ಸೂಚನೆ: ಕಳುಹಿಸಬೇಕಿದ್ದ ಪ್ರತಿ ಎಸ್‌ಎಂಎಸ್ ಮತ್ತು ಇಮೇಲ್.',
  'Every past date is open.': 'ಹಿಂದಿನ ಎಲ್ಲ ದಿನಾಂಕಗಳ ಸಂಚಿಕೆಗಳೂ ತೆರೆಯುತ್ತವೆ.',
  'Freemium reader': 'ಪ್ಲಾನ್ ಇಲ್ಲದ ಓದುಗರು',
  'Has no plan. The front page is open; the second page asks to subscribe.':
    'ಮುಖಪುಟ ತೆರೆಯುತ್ತದೆ; ಎರಡನೇ ಪುಟಕ್ಕೆ ಚಂದಾದಾರರಾಗಬೇಕು.',
  'Monthly plans have renewed: the inbox has the notices, the profile the invoices.':
    'ಮಾಸಿಕ ಪ್ಲಾನ್‌ಗಳು ನವೀಕರಣಗೊಂಡಿವೆ: ಸೂಚನೆಗಳು ಒಳಪೆಟ್ಟಿಗೆಯಲ್ಲಿ, ಇನ್‌ವಾಯ್ಸ್‌ಗಳು ಪ್ರೊಫೈಲ್‌ನಲ್ಲಿ.',
  'More to open': 'ಇನ್ನಷ್ಟು ಪುಟಗಳು',
  'New reader': 'ಹೊಸ ಓದುಗರು',
  'Nothing here leaves this machine: no money moves, and no message is sent.':
    'ಇಲ್ಲಿನ ಯಾವುದೂ ಈ ಕಂಪ್ಯೂಟರ್‌ನಿಂದ ಹೊರಗೆ ಹೋಗುವುದಿಲ್ಲ: ಹಣ ಕಡಿತವಾಗುವುದಿಲ್ಲ, ಸಂದೇಶ ಹೋಗುವುದಿಲ್ಲ.',
  Now: 'ಈಗ',
  'One click signs this browser in and opens the page to look at.':
    'ಒಂದೇ ಕ್ಲಿಕ್‌ಗೆ ಈ ಬ್ರೌಸರ್ ಲಾಗಿನ್ ಆಗಿ, ನೋಡಬೇಕಾದ ಪುಟ ತೆರೆಯುತ್ತದೆ.',
  'Open the paper': 'ಪತ್ರಿಕೆ ತೆರೆಯಿರಿ',
  'Plan has ended': 'ಪ್ಲಾನ್ ಮುಗಿದವರು',
  Readers: 'ಓದುಗರು',
  'Reads a new issue from 06:30 on: move the clock to 06:31.':
    'ಹೊಸ ಸಂಚಿಕೆ 06:30ಕ್ಕೇ ಸಿಗುತ್ತದೆ: ಗಡಿಯಾರವನ್ನು 06:31ಕ್ಕೆ ಇಡಿ.',
  'Sign in as a freemium reader, choose one of the {link} and pay with one of these.':
    'ಪ್ಲಾನ್ ಇಲ್ಲದ ಓದುಗರಾಗಿ ಲಾಗಿನ್ ಆಗಿ, {link} ನೋಡಿ ಒಂದನ್ನು ಆಯ್ಕೆಮಾಡಿ, ಇವುಗಳಲ್ಲೊಂದರಿಂದ ಪಾವತಿಸಿ.',
  'Signing in failed. Please try again.': 'ಲಾಗಿನ್ ಆಗಲಿಲ್ಲ. ದಯವಿಟ್ಟು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  'Subscriber in grace': 'ನವೀಕರಣ ಬಾಕಿ ಇರುವವರು',
  'Subscribers of {group}': '{group} ಚಂದಾದಾರರು',
  'Test cards and UPI ids': 'ಪರೀಕ್ಷಾ ಕಾರ್ಡ್‌ಗಳು ಮತ್ತು ಯುಪಿಐ ಐಡಿಗಳು',
  'The clock': 'ಗಡಿಯಾರ',
  'The clock could not be moved. Please try again.': 'ಗಡಿಯಾರ ಬದಲಿಸಲು ಆಗಲಿಲ್ಲ. ದಯವಿಟ್ಟು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  'The clock runs on from where it is moved to. The page must be opened anew:':
    'ಬದಲಿಸಿದ ಸಮಯದಿಂದ ಗಡಿಯಾರ ಮುಂದುವರಿಯುತ್ತದೆ. ಪುಟವನ್ನು ಹೊಸದಾಗಿ ತೆರೆಯಬೇಕು:',
  'The last month is open; an older date asks for another plan.|The last {count} months are open; an older date asks for another plan.':
    'ಕಳೆದ ಒಂದು ತಿಂಗಳ ಸಂಚಿಕೆಗಳು ತೆರೆಯುತ್ತವೆ; ಅದಕ್ಕೂ ಹಿಂದಿನ ದಿನಾಂಕಕ್ಕೆ ಬೇರೆ ಪ್ಲಾನ್ ಬೇಕು.|ಕಳೆದ {count} ತಿಂಗಳ ಸಂಚಿಕೆಗಳು ತೆರೆಯುತ್ತವೆ; ಅದಕ್ಕೂ ಹಿಂದಿನ ದಿನಾಂಕಕ್ಕೆ ಬೇರೆ ಪ್ಲಾನ್ ಬೇಕು.',
  'The new issue is open with early access (06:30); for all others it is at 07:00.':
    'ಮೊದಲೇ ಓದುವ ಸೌಲಭ್ಯ ಇರುವವರಿಗೆ ಹೊಸ ಸಂಚಿಕೆ ತೆರೆದಿದೆ (06:30); ಉಳಿದವರಿಗೆ 07:00ಕ್ಕೆ.',
  'The paper of the day before is still today’s paper: the day changes at 06:00.':
    'ಹಿಂದಿನ ದಿನದ ಪತ್ರಿಕೆಯೇ ಇನ್ನೂ ಇಂದಿನ ಪತ್ರಿಕೆ: ದಿನ ಬದಲಾಗುವುದು 06:00ಕ್ಕೆ.',
  'The paper of the next day. What a test card does a day later has happened.':
    'ಮರುದಿನದ ಪತ್ರಿಕೆ. ಪರೀಕ್ಷಾ ಕಾರ್ಡ್‌ಗಳು ಒಂದು ದಿನದ ನಂತರ ಮಾಡುವುದು ಆಗಿರುತ್ತದೆ.',
  'The profile says that it does not renew.': 'ಇದು ನವೀಕರಣಗೊಳ್ಳುವುದಿಲ್ಲ ಎಂದು ಪ್ರೊಫೈಲ್ ಹೇಳುತ್ತದೆ.',
  'The real time again.': 'ಮತ್ತೆ ನಿಜವಾದ ಸಮಯಕ್ಕೆ.',
  'The renewal was declined two days ago. The paper is still open; the profile asks to pay.':
    'ಎರಡು ದಿನಗಳ ಹಿಂದೆ ನವೀಕರಣದ ಪಾವತಿ ವಿಫಲವಾಗಿದೆ. ಪತ್ರಿಕೆ ಇನ್ನೂ ತೆರೆಯುತ್ತದೆ; ಪಾವತಿಸುವಂತೆ ಪ್ರೊಫೈಲ್ ಕೇಳುತ್ತದೆ.',
  'Today’s paper is open; an older date asks for another plan.':
    'ಇಂದಿನ ಪತ್ರಿಕೆ ತೆರೆಯುತ್ತದೆ; ಹಿಂದಿನ ದಿನಾಂಕಕ್ಕೆ ಬೇರೆ ಪ್ಲಾನ್ ಬೇಕು.',
  'What the tag manager is told about this tab; it can be shown over every screen.':
    'ಈ ಟ್ಯಾಬ್ ಬಗ್ಗೆ ಟ್ಯಾಗ್ ಮ್ಯಾನೇಜರ್‌ಗೆ ತಿಳಿಸುವ ವಿವರಗಳು; ಪ್ರತಿ ಪರದೆಯ ಮೇಲೂ ತೋರಿಸಬಹುದು.',
  Admin: 'ನಿರ್ವಾಹಕ',
  'May do everything, and invites staff.': 'ಎಲ್ಲವನ್ನೂ ಮಾಡಬಹುದು; ಸಿಬ್ಬಂದಿಯನ್ನು ಆಹ್ವಾನಿಸುತ್ತಾರೆ.',
  Editor: 'ಸಂಪಾದಕ',
  'Publishes, releases and withdraws issues.': 'ಸಂಚಿಕೆಗಳನ್ನು ಪ್ರಕಟಿಸುತ್ತಾರೆ, ಬಿಡುಗಡೆ ಮಾಡುತ್ತಾರೆ, ಹಿಂಪಡೆಯುತ್ತಾರೆ.',
  Corrector: 'ತಿದ್ದುಪಡಿಕಾರ',
  'Corrects regions and texts.': 'ಪುಟದ ಭಾಗಗಳನ್ನೂ ಪಠ್ಯವನ್ನೂ ತಿದ್ದುತ್ತಾರೆ.',
  Circulation: 'ಪ್ರಸರಣ',
  'Changes plans, offers and FAQs.': 'ಪ್ಲಾನ್, ಕೊಡುಗೆ ಮತ್ತು ಪ್ರಶ್ನೋತ್ತರಗಳನ್ನು ಬದಲಾಯಿಸುತ್ತಾರೆ.',
  Support: 'ಓದುಗರ ಸಹಾಯ',
  'Helps readers with their accounts.': 'ಖಾತೆಗಳ ವಿಷಯದಲ್ಲಿ ಓದುಗರಿಗೆ ನೆರವಾಗುತ್ತಾರೆ.',
  Finance: 'ಹಣಕಾಸು',
  'Sees payments and refunds them.': 'ಪಾವತಿಗಳನ್ನು ನೋಡುತ್ತಾರೆ, ಮರುಪಾವತಿ ಮಾಡುತ್ತಾರೆ.',
  Viewer: 'ವೀಕ್ಷಕ',
  'Sees issues and plans, and changes nothing.': 'ಸಂಚಿಕೆ ಮತ್ತು ಪ್ಲಾನ್‌ಗಳನ್ನು ನೋಡುತ್ತಾರೆ; ಏನನ್ನೂ ಬದಲಾಯಿಸುವುದಿಲ್ಲ.',
  'One click signs this browser in to the desk. Readers stay signed in.':
    'ಒಂದು ಕ್ಲಿಕ್‌ನಿಂದ ಈ ಬ್ರೌಸರ್ ಡೆಸ್ಕ್‌ಗೆ ಲಾಗಿನ್ ಆಗುತ್ತದೆ. ಓದುಗರ ಲಾಗಿನ್ ಹಾಗೆಯೇ ಇರುತ್ತದೆ.',
  'Staff of the desk': 'ಡೆಸ್ಕ್‌ನ ಸಿಬ್ಬಂದಿ',
}
