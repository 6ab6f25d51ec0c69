import type { Table } from '#domain/translate.ts'

/** Why a job of the press failed. */
export const faults: Table = {
  'The press reports an error. Show it to the person who runs the server:':
    'ಮುದ್ರಣ ವ್ಯವಸ್ಥೆ ದೋಷವನ್ನು ತಿಳಿಸಿದೆ. ಅದನ್ನು ಸರ್ವರ್ ನೋಡಿಕೊಳ್ಳುವವರಿಗೆ ತೋರಿಸಿ:',
  'The press stopped each time that it ran this job.':
    'ಈ ಕೆಲಸ ನಡೆಸುವಾಗ ಪ್ರತಿ ಬಾರಿಯೂ ಮುದ್ರಣ ವ್ಯವಸ್ಥೆ ನಿಂತುಹೋಯಿತು.',
  'A file is not there any more: files are kept for two days. Send it again.':
    'ಒಂದು ಕಡತ ಈಗ ಇಲ್ಲ: ಕಡತಗಳನ್ನು ಎರಡು ದಿನ ಇಡಲಾಗುತ್ತದೆ. ಮತ್ತೆ ಕಳುಹಿಸಿ.',
  'Page {number} could not be made.': 'ಪುಟ {number} ಸಿದ್ಧವಾಗಲಿಲ್ಲ.',
  'The file has {count} pages, and none of them is page {number}.':
    'ಕಡತದಲ್ಲಿ {count} ಪುಟಗಳಿವೆ, ಅವುಗಳಲ್ಲಿ ಪುಟ {number} ಇಲ್ಲ.',
  'The issue has {pages} pages. With a jacket of {jacket} pages no front page is left.':
    'ಸಂಚಿಕೆಯಲ್ಲಿ {pages} ಪುಟಗಳಿವೆ. ಜಾಕೆಟ್‌ಗೆ {jacket} ಪುಟ ಹೋದರೆ ಮುಖಪುಟ ಉಳಿಯುವುದಿಲ್ಲ.',
  'The early release must not be later than the release to all readers.':
    'ಮುಂಚಿತ ಬಿಡುಗಡೆ ಎಲ್ಲ ಓದುಗರ ಬಿಡುಗಡೆಗಿಂತ ತಡವಾಗಿರಬಾರದು.',
  'The issue is not published. Publish all its pages first.':
    'ಸಂಚಿಕೆ ಪ್ರಕಟವಾಗಿಲ್ಲ. ಮೊದಲು ಅದರ ಎಲ್ಲ ಪುಟಗಳನ್ನು ಪ್ರಕಟಿಸಿ.',
  'Page {number} would come before the front page. Publish all pages again.':
    'ಪುಟ {number} ಮುಖಪುಟಕ್ಕಿಂತ ಮೊದಲು ಬರುತ್ತದೆ. ಎಲ್ಲ ಪುಟಗಳನ್ನು ಮತ್ತೆ ಪ್ರಕಟಿಸಿ.',
  'The front page cannot be held back: readers open the issue there.':
    'ಮುಖಪುಟವನ್ನು ತಡೆಹಿಡಿಯಲಾಗದು: ಓದುಗರು ಸಂಚಿಕೆಯನ್ನು ಅಲ್ಲಿಂದಲೇ ತೆರೆಯುತ್ತಾರೆ.',
  'The front page can only change places with another page.':
    'ಮುಖಪುಟವನ್ನು ಇನ್ನೊಂದು ಪುಟದೊಂದಿಗೆ ಮಾತ್ರ ಅದಲುಬದಲು ಮಾಡಬಹುದು.',
  'Readers see no page {number}.': 'ಓದುಗರಿಗೆ ಪುಟ {number} ಕಾಣುತ್ತಿಲ್ಲ.',
  'No version of the issue has a page {number}. Send it as a new page.':
    'ಸಂಚಿಕೆಯ ಯಾವ ರೂಪದಲ್ಲೂ ಪುಟ {number} ಇಲ್ಲ. ಅದನ್ನು ಹೊಸ ಪುಟವಾಗಿ ಕಳುಹಿಸಿ.',
  'The other edition has no issue of {date}.': 'ಇನ್ನೊಂದು ಆವೃತ್ತಿಯ {date} ಸಂಚಿಕೆ ಇಲ್ಲ.',
  'The other edition of {date} does not show all these pages.':
    'ಇನ್ನೊಂದು ಆವೃತ್ತಿಯ {date} ಸಂಚಿಕೆಯಲ್ಲಿ ಈ ಎಲ್ಲ ಪುಟಗಳು ಕಾಣುತ್ತಿಲ್ಲ.',
  'The stored file {file} is missing or damaged. Publish the issue again.':
    'ಸಂಗ್ರಹದ ಕಡತ {file} ಇಲ್ಲ ಅಥವಾ ಹಾಳಾಗಿದೆ. ಸಂಚಿಕೆಯನ್ನು ಮತ್ತೆ ಪ್ರಕಟಿಸಿ.',
  'Page {number} was published again while it was corrected. Discard its corrections, and make them again.':
    'ತಿದ್ದುತ್ತಿರುವಾಗ ಪುಟ {number} ಮತ್ತೆ ಪ್ರಕಟವಾಯಿತು. ಅದರ ತಿದ್ದುಪಡಿಗಳನ್ನು ಬಿಟ್ಟು, ಮತ್ತೆ ತಿದ್ದಿ.',
  'A new picture on page {number} is not there any more. Send it again.':
    'ಪುಟ {number}ರ ಹೊಸ ಚಿತ್ರ ಈಗ ಇಲ್ಲ. ಮತ್ತೆ ಕಳುಹಿಸಿ.',
  'Page {number} has a withdrawn article and cannot be corrected. Send the page again, or show the article again first.':
    'ಪುಟ {number}ರಲ್ಲಿ ಹಿಂಪಡೆದ ಲೇಖನ ಇರುವುದರಿಂದ ತಿದ್ದಲಾಗದು. ಪುಟವನ್ನು ಮತ್ತೆ ಕಳುಹಿಸಿ, ಅಥವಾ ಮೊದಲು ಲೇಖನವನ್ನು ಮತ್ತೆ ತೋರಿಸಿ.',
  'The article is not there any more.': 'ಆ ಲೇಖನ ಈಗ ಇಲ್ಲ.',
  'The article is not withdrawn.': 'ಆ ಲೇಖನವನ್ನು ಹಿಂಪಡೆದಿಲ್ಲ.',
  'The original files of page {number} were deleted. Publish the page again.':
    'ಪುಟ {number}ರ ಮೂಲ ಕಡತಗಳನ್ನು ಅಳಿಸಲಾಗಿದೆ. ಪುಟವನ್ನು ಮತ್ತೆ ಪ್ರಕಟಿಸಿ.',
  'The file is empty.': 'ಕಡತ ಖಾಲಿ ಇದೆ.',
  'The PDF is too large. Export it for screen or web.': 'ಪಿಡಿಎಫ್ ತುಂಬ ದೊಡ್ಡದು. ಪರದೆ ಅಥವಾ ವೆಬ್‌ಗಾಗಿ ರಫ್ತು ಮಾಡಿ.',
  'The file is not a PDF.': 'ಕಡತ ಪಿಡಿಎಫ್ ಅಲ್ಲ.',
  'The PDF is locked with a password. Export it again without one.':
    'ಪಿಡಿಎಫ್‌ಗೆ ಪಾಸ್‌ವರ್ಡ್ ಇದೆ. ಅದಿಲ್ಲದೆ ಮತ್ತೆ ರಫ್ತು ಮಾಡಿ.',
  'The PDF is encrypted. Export it again without protection.':
    'ಪಿಡಿಎಫ್ ಗೂಢಲಿಪಿಯಲ್ಲಿದೆ. ರಕ್ಷಣೆಯಿಲ್ಲದೆ ಮತ್ತೆ ರಫ್ತು ಮಾಡಿ.',
  'The PDF is damaged. Export or send it again.': 'ಪಿಡಿಎಫ್ ಹಾಳಾಗಿದೆ. ಮತ್ತೆ ರಫ್ತು ಮಾಡಿ ಅಥವಾ ಕಳುಹಿಸಿ.',
  'The PDF has no page.': 'ಪಿಡಿಎಫ್‌ನಲ್ಲಿ ಪುಟವೇ ಇಲ್ಲ.',
  'Its size is not that of a newspaper page.': 'ಅದರ ಅಳತೆ ಪತ್ರಿಕೆಯ ಪುಟದ್ದಲ್ಲ.',
  'The PDF is too large for the memory of the server.': 'ಸರ್ವರ್‌ನ ಮೆಮೊರಿಗೆ ಪಿಡಿಎಫ್ ತುಂಬ ದೊಡ್ಡದು.',
}
