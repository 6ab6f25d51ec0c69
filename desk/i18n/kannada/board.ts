import type { Table } from '#domain/translate.ts'

/** The night board. */
export const board: Table = {
  'Night board': 'ರಾತ್ರಿ ಫಲಕ',
  Time: 'ಸಮಯ',
  'Turn the sound on': 'ಸದ್ದು ಆನ್ ಮಾಡಿ',
  'Turn the sound off': 'ಸದ್ದು ಆಫ್ ಮಾಡಿ',
  'The connection is lost. The board may be out of date.': 'ಸಂಪರ್ಕ ಕಡಿದಿದೆ. ಫಲಕದಲ್ಲಿರುವುದು ಹಳೆಯದಾಗಿರಬಹುದು.',
  'There are no editions yet.': 'ಇನ್ನೂ ಆವೃತ್ತಿಗಳಿಲ್ಲ.',
  'On duty: {name}': 'ಪಾಳಿಯಲ್ಲಿ: {name}',
  'Nobody is on duty.': 'ಪಾಳಿಯಲ್ಲಿ ಯಾರೂ ಇಲ್ಲ.',
  'Choose who is on duty': 'ಪಾಳಿ ಯಾರದೆಂದು ಆರಿಸಿ',
  'On duty for {title}': '{title}: ಪಾಳಿಯಲ್ಲಿರುವವರು',
  'On duty': 'ಪಾಳಿಯಲ್ಲಿ',
  Editors: 'ಸಂಪಾದಕರು',
  Nobody: 'ಯಾರೂ ಇಲ್ಲ',
  'Mobile number': 'ಮೊಬೈಲ್ ಸಂಖ್ಯೆ',
  'With country code, such as +91 98765 00001': 'ದೇಶದ ಕೋಡ್‌ನೊಂದಿಗೆ, ಉದಾ: +91 98765 00001',
  'A late page is reported by e-mail, and by SMS if a mobile number is given.':
    'ಪುಟ ತಡವಾದರೆ ಇಮೇಲ್ ಬರುತ್ತದೆ; ಮೊಬೈಲ್ ಸಂಖ್ಯೆ ಕೊಟ್ಟಿದ್ದರೆ ಎಸ್‌ಎಂಎಸ್ ಕೂಡ ಬರುತ್ತದೆ.',
  Expected: 'ನಿರೀಕ್ಷಿತ',
  Arrived: 'ಬಂದಿವೆ',
  Made: 'ತಯಾರಾಗಿವೆ',
  Doubtful: 'ಪರಿಶೀಲಿಸಿ',
  'Held back': 'ತಡೆದ ಪುಟ',
  'Early access': 'ಮುಂಚಿತ ಪ್ರವೇಶ',
  Everyone: 'ಎಲ್ಲರಿಗೂ',
  'Nothing yet': 'ಏನೂ ಬಂದಿಲ್ಲ',
  'Pages missing': 'ಪುಟಗಳು ಬಾಕಿ',
  'Being made': 'ತಯಾರಾಗುತ್ತಿದೆ',
  Ready: 'ಸಿದ್ಧ',
  'Early release': 'ಮೊದಲ ಬಿಡುಗಡೆ',
  Released: 'ಬಿಡುಗಡೆಯಾಗಿದೆ',
  Held: 'ತಡೆಹಿಡಿದಿದೆ',
  Withdrawn: 'ಹಿಂಪಡೆದಿದೆ',
  'Actions for {edition}': '{edition}: ಕ್ರಮಗಳು',
  'Release now': 'ಈಗಲೇ ಬಿಡುಗಡೆ ಮಾಡಿ',
  Hold: 'ತಡೆಹಿಡಿಯಿರಿ',
  'End the hold': 'ತಡೆ ತೆಗೆಯಿರಿ',
  Hours: 'ಸಮಯ ಬದಲಿಸಿ',
  Withdraw: 'ಹಿಂಪಡೆಯಿರಿ',
  Versions: 'ರೂಪಗಳು',
  'Readers keep the issue before it, also after {time}, until you end the hold.':
    'ನೀವು ತಡೆ ತೆಗೆಯುವವರೆಗೆ, {time} ನಂತರವೂ, ಓದುಗರಿಗೆ ಹಿಂದಿನ ಸಂಚಿಕೆಯೇ ಕಾಣುತ್ತದೆ.',
  'Pages can still be published meanwhile.': 'ಅಷ್ಟರಲ್ಲಿ ಪುಟಗಳನ್ನು ಪ್ರಕಟಿಸಬಹುದು.',
  'Within seconds nobody can open the issue any more, and readers see the issue before it.':
    'ಕೆಲವೇ ಕ್ಷಣಗಳಲ್ಲಿ ಈ ಸಂಚಿಕೆ ಯಾರಿಗೂ ತೆರೆಯುವುದಿಲ್ಲ; ಓದುಗರಿಗೆ ಹಿಂದಿನ ಸಂಚಿಕೆ ಕಾಣುತ್ತದೆ.',
  'Its versions stay: restore one to show the issue again.':
    'ಅದರ ರೂಪಗಳು ಉಳಿಯುತ್ತವೆ: ಒಂದನ್ನು ಮರಳಿ ತಂದರೆ ಸಂಚಿಕೆ ಮತ್ತೆ ಕಾಣುತ್ತದೆ.',
  'Nothing was done: the issue has changed meanwhile.': 'ಏನೂ ಬದಲಾಗಿಲ್ಲ: ಅಷ್ಟರಲ್ಲಿ ಸಂಚಿಕೆ ಬದಲಾಗಿದೆ.',
  'Look at the board again.': 'ಫಲಕವನ್ನು ಮತ್ತೆ ನೋಡಿ.',
  'Back to the board': 'ಫಲಕಕ್ಕೆ ಹಿಂದಿರುಗಿ',
  'Nothing is published yet.': 'ಇನ್ನೂ ಏನೂ ಪ್ರಕಟವಾಗಿಲ್ಲ.',
  'Readers have the issue already. Withdraw it instead.':
    'ಸಂಚಿಕೆ ಈಗಾಗಲೇ ಓದುಗರಿಗೆ ಸಿಕ್ಕಿದೆ. ಬದಲಿಗೆ ಅದನ್ನು ಹಿಂಪಡೆಯಿರಿ.',
  'The issue is held already.': 'ಸಂಚಿಕೆಯನ್ನು ಈಗಾಗಲೇ ತಡೆಹಿಡಿಯಲಾಗಿದೆ.',
  'The issue is not held.': 'ಸಂಚಿಕೆಯನ್ನು ತಡೆಹಿಡಿದಿಲ್ಲ.',
  'The hour for everyone must not be before the early hour.': 'ಎಲ್ಲರ ಸಮಯವು ಮೊದಲ ಬಿಡುಗಡೆಗಿಂತ ಮೊದಲಿರಬಾರದು.',
  'This hour has passed. To release at once, use Release now.':
    'ಈ ಸಮಯ ಕಳೆದುಹೋಗಿದೆ. ಕೂಡಲೇ ಬಿಡುಗಡೆಗೆ ‘ಈಗಲೇ ಬಿಡುಗಡೆ ಮಾಡಿ’ ಬಳಸಿ.',
  'This version was deleted.': 'ಈ ರೂಪವನ್ನು ಅಳಿಸಲಾಗಿದೆ.',
  'All readers can open the issue at {time}, when its day begins: {count} page.|All readers can open the issue at {time}, when its day begins: {count} pages.':
    'ಆ ದಿನ ಆರಂಭವಾಗುವ {time} ಕ್ಕೆ ಎಲ್ಲ ಓದುಗರಿಗೂ ಸಂಚಿಕೆ ತೆರೆಯುತ್ತದೆ: {count} ಪುಟ.|ಆ ದಿನ ಆರಂಭವಾಗುವ {time} ಕ್ಕೆ ಎಲ್ಲ ಓದುಗರಿಗೂ ಸಂಚಿಕೆ ತೆರೆಯುತ್ತದೆ: {count} ಪುಟಗಳು.',
  'All readers can open the issue within seconds: {count} page.|All readers can open the issue within seconds: {count} pages.':
    'ಕೆಲವೇ ಕ್ಷಣಗಳಲ್ಲಿ ಎಲ್ಲ ಓದುಗರಿಗೂ ಸಂಚಿಕೆ ತೆರೆಯುತ್ತದೆ: {count} ಪುಟ.|ಕೆಲವೇ ಕ್ಷಣಗಳಲ್ಲಿ ಎಲ್ಲ ಓದುಗರಿಗೂ ಸಂಚಿಕೆ ತೆರೆಯುತ್ತದೆ: {count} ಪುಟಗಳು.',
  'Readers will not have these pages: {pages}.': 'ಓದುಗರಿಗೆ ಈ ಪುಟಗಳು ಸಿಗುವುದಿಲ್ಲ: {pages}.',
  'Readers get the issue when it is published, but not before {early} and {general}.':
    'ಸಂಚಿಕೆ ಪ್ರಕಟವಾದಾಗ ಓದುಗರಿಗೆ ಸಿಗುತ್ತದೆ, ಆದರೆ {early} ಮತ್ತು {general} ಕ್ಕಿಂತ ಮೊದಲಲ್ಲ.',
  'All readers can open the issue within seconds.': 'ಕೆಲವೇ ಕ್ಷಣಗಳಲ್ಲಿ ಎಲ್ಲ ಓದುಗರಿಗೂ ಸಂಚಿಕೆ ತೆರೆಯುತ್ತದೆ.',
  'Readers with early access can open the issue within seconds, everyone at {general}.':
    'ಮುಂಚಿತ ಪ್ರವೇಶವಿರುವ ಓದುಗರಿಗೆ ಕೆಲವೇ ಕ್ಷಣಗಳಲ್ಲಿ, ಎಲ್ಲರಿಗೂ {general} ಕ್ಕೆ ಸಂಚಿಕೆ ತೆರೆಯುತ್ತದೆ.',
  'Readers with early access can open the issue at {early}, everyone at {general}.':
    'ಮುಂಚಿತ ಪ್ರವೇಶವಿರುವ ಓದುಗರಿಗೆ {early} ಕ್ಕೆ, ಎಲ್ಲರಿಗೂ {general} ಕ್ಕೆ ಸಂಚಿಕೆ ತೆರೆಯುತ್ತದೆ.',
  'Release hours of {edition}': '{edition}: ಬಿಡುಗಡೆಯ ಸಮಯ',
  'Change the hours': 'ಸಮಯ ಬದಲಿಸಿ',
  'Until then readers keep the issue before it.': 'ಅಲ್ಲಿಯವರೆಗೆ ಓದುಗರಿಗೆ ಹಿಂದಿನ ಸಂಚಿಕೆಯೇ ಕಾಣುತ್ತದೆ.',
  'Versions of {edition}': '{edition}: ರೂಪಗಳು',
  'Restore this version': 'ಈ ರೂಪ ಮರಳಿ ತನ್ನಿ',
  'Readers see the chosen version within seconds.': 'ಆರಿಸಿದ ರೂಪ ಕೆಲವೇ ಕ್ಷಣಗಳಲ್ಲಿ ಓದುಗರಿಗೆ ಕಾಣುತ್ತದೆ.',
  '{count} page|{count} pages': '{count} ಪುಟ|{count} ಪುಟಗಳು',
  'Readers see this one': 'ಓದುಗರಿಗೆ ಇದು ಕಾಣುತ್ತಿದೆ',
}
