import type { Table } from '#domain/translate.ts'

/** The archive, and the tokens with which programs search it. */
export const archive: Table = {
  Account: 'ಖಾತೆ',
  'All editions': 'ಎಲ್ಲ ಆವೃತ್ತಿಗಳು',
  'All sections': 'ಎಲ್ಲ ವಿಭಾಗಗಳು',
  'An export has the newest {articles} articles at most. You can search {searches} times a minute and export {exports} times an hour.':
    'ಒಂದು ರಫ್ತಿನಲ್ಲಿ ಹೊಸದರಿಂದ ಗರಿಷ್ಠ {articles} ಲೇಖನಗಳು. ನಿಮಿಷಕ್ಕೆ {searches} ಬಾರಿ ಹುಡುಕಬಹುದು, ಗಂಟೆಗೆ {exports} ಬಾರಿ ರಫ್ತು ಮಾಡಬಹುದು.',
  Archive: 'ಸಂಗ್ರಹ',
  'Article without a headline': 'ಶೀರ್ಷಿಕೆಯಿಲ್ಲದ ಲೇಖನ',
  'Articles: {count}': 'ಲೇಖನಗಳು: {count}',
  'A program searches the archive with a token, in the name of an account and with its titles. Each token may search {searches} times a minute and export {exports} times an hour.':
    'ಪ್ರೋಗ್ರಾಂ ಒಂದು ಟೋಕನ್‌ನಿಂದ ಸಂಗ್ರಹವನ್ನು ಹುಡುಕುತ್ತದೆ; ಅದು ಒಂದು ಖಾತೆಯ ಹೆಸರಿನಲ್ಲಿ, ಆ ಖಾತೆಯ ಪತ್ರಿಕೆಗಳಲ್ಲಿ. ಪ್ರತಿ ಟೋಕನ್ ನಿಮಿಷಕ್ಕೆ {searches} ಬಾರಿ ಹುಡುಕಬಹುದು, ಗಂಟೆಗೆ {exports} ಬಾರಿ ರಫ್ತು ಮಾಡಬಹುದು.',
  'Best first': 'ಉತ್ತಮ ಮೊದಲು',
  Copied: 'ನಕಲಾಗಿದೆ',
  Copy: 'ನಕಲಿಸಿ',
  'Export as CSV': 'CSV ಆಗಿ ರಫ್ತು ಮಾಡಿ',
  'Found articles': 'ಸಿಕ್ಕ ಲೇಖನಗಳು',
  From: 'ಇಂದ',
  'I have kept it': 'ಇದನ್ನು ಇಟ್ಟುಕೊಂಡಿದ್ದೇನೆ',
  'Keep it in a safe place now. It is not shown again.':
    'ಈಗಲೇ ಸುರಕ್ಷಿತ ಜಾಗದಲ್ಲಿ ಇಟ್ಟುಕೊಳ್ಳಿ. ಇದನ್ನು ಮತ್ತೆ ತೋರಿಸುವುದಿಲ್ಲ.',
  'Last used on {date}': 'ಕೊನೆಯ ಬಾರಿ ಬಳಸಿದ್ದು: {date}',
  'Made on {date}': 'ಮಾಡಿದ್ದು: {date}',
  'Make a token': 'ಟೋಕನ್ ಮಾಡಿ',
  'Make the token': 'ಟೋಕನ್ ಮಾಡಿ',
  'Never used': 'ಒಮ್ಮೆಯೂ ಬಳಸಿಲ್ಲ',
  'Newest first': 'ಹೊಸದು ಮೊದಲು',
  'No article has these words.': 'ಈ ಪದಗಳಿರುವ ಲೇಖನ ಇಲ್ಲ.',
  Order: 'ಕ್ರಮ',
  'Page {number}': 'ಪುಟ {number}',
  'Programs that use it are refused at once. A revoked token cannot be used again.':
    'ಇದನ್ನು ಬಳಸುವ ಪ್ರೋಗ್ರಾಂಗಳನ್ನು ಕೂಡಲೇ ನಿರಾಕರಿಸಲಾಗುತ್ತದೆ. ರದ್ದಾದ ಟೋಕನ್ ಅನ್ನು ಮತ್ತೆ ಬಳಸಲು ಆಗುವುದಿಲ್ಲ.',
  Revoke: 'ರದ್ದುಮಾಡಿ',
  'Revoke the token': 'ಟೋಕನ್ ರದ್ದುಮಾಡಿ',
  'Revoke the token “{name}”?': '“{name}” ಟೋಕನ್ ರದ್ದುಮಾಡಬೇಕೇ?',
  'Revoked on {date}': 'ರದ್ದಾದದ್ದು: {date}',
  Search: 'ಹುಡುಕಿ',
  'Search every released issue: headlines, texts and captions, in any edition.':
    'ಬಿಡುಗಡೆಯಾದ ಎಲ್ಲ ಸಂಚಿಕೆಗಳಲ್ಲಿ ಹುಡುಕಿ: ಯಾವುದೇ ಆವೃತ್ತಿಯ ಶೀರ್ಷಿಕೆ, ಪಠ್ಯ ಮತ್ತು ಚಿತ್ರ ಶೀರ್ಷಿಕೆಗಳು.',
  Section: 'ವಿಭಾಗ',
  'Show more': 'ಇನ್ನಷ್ಟು ತೋರಿಸಿ',
  Text: 'ಪಠ್ಯ',
  'That was too often. Please wait, then try again.': 'ಬಹಳ ಬಾರಿ ಆಯಿತು. ದಯವಿಟ್ಟು ಸ್ವಲ್ಪ ಕಾದು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  'The archive is for roles that cover a whole title.': 'ಸಂಗ್ರಹವು ಇಡೀ ಪತ್ರಿಕೆಗೆ ಸಂಬಂಧಿಸಿದ ಪಾತ್ರಗಳಿಗೆ ಮಾತ್ರ.',
  'The new token': 'ಹೊಸ ಟೋಕನ್',
  'The search takes too long now. Please try again.':
    'ಹುಡುಕಾಟಕ್ಕೆ ಈಗ ಬಹಳ ಸಮಯ ಹಿಡಿಯುತ್ತಿದೆ. ದಯವಿಟ್ಟು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  'The token searches the titles of this account, and stops when it is closed.':
    'ಟೋಕನ್ ಈ ಖಾತೆಯ ಪತ್ರಿಕೆಗಳಲ್ಲಿ ಹುಡುಕುತ್ತದೆ, ಖಾತೆ ಮುಚ್ಚಿದಾಗ ನಿಲ್ಲುತ್ತದೆ.',
  'There is no token yet.': 'ಇನ್ನೂ ಯಾವ ಟೋಕನ್ ಇಲ್ಲ.',
  Title: 'ಪತ್ರಿಕೆ',
  To: 'ವರೆಗೆ',
  'Tokens for programs': 'ಪ್ರೋಗ್ರಾಂಗಳಿಗೆ ಟೋಕನ್‌ಗಳು',
  'Try fewer words, another spelling or fewer filters.':
    'ಕಡಿಮೆ ಪದ, ಬೇರೆ ಕಾಗುಣಿತ ಅಥವಾ ಕಡಿಮೆ ಆಯ್ಕೆಗಳಿಂದ ಪ್ರಯತ್ನಿಸಿ.',
  'What it is for': 'ಇದು ಯಾವುದಕ್ಕೆ',
  Words: 'ಪದಗಳು',
  '{count} articles or more': '{count} ಅಥವಾ ಹೆಚ್ಚು ಲೇಖನಗಳು',
}
