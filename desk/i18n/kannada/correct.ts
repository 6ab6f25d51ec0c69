import type { Table } from '#domain/translate.ts'

/** Correcting pages: sentences. */
export const correct: Table = {
  'A new story was drawn.': 'ಹೊಸ ಸುದ್ದಿಯನ್ನು ಗುರುತಿಸಲಾಗಿದೆ.',
  'A person has checked it.': 'ಒಬ್ಬರು ಇದನ್ನು ಪರಿಶೀಲಿಸಿದ್ದಾರೆ.',
  'Add a paragraph': 'ಪ್ಯಾರಾ ಸೇರಿಸಿ',
  'An earlier release of the press made this page. It cannot be corrected here.':
    'ಪ್ರೆಸ್‌ನ ಹಿಂದಿನ ಬಿಡುಗಡೆ ಈ ಪುಟವನ್ನು ತಯಾರಿಸಿದೆ. ಇದನ್ನು ಇಲ್ಲಿ ತಿದ್ದಲಾಗದು.',
  'Also on this page: {names}': 'ಈ ಪುಟದಲ್ಲಿ ಇರುವವರು: {names}',
  'As it is now': 'ಈಗ ಇರುವಂತೆ',
  'Choose a file for picture {number}': '{number}ನೇ ಚಿತ್ರಕ್ಕೆ ಫೈಲ್ ಆರಿಸಿ',
  'Click the stories in the order in which they are read. Enter ends.':
    'ಓದುವ ಕ್ರಮದಲ್ಲಿ ಸುದ್ದಿಗಳನ್ನು ಒತ್ತಿರಿ. ಮುಗಿಸಲು Enter.',
  'Click the story that belongs to it, or press Enter for the next one.':
    'ಇದಕ್ಕೆ ಸೇರಿದ ಸುದ್ದಿಯನ್ನು ಒತ್ತಿರಿ, ಅಥವಾ ಮುಂದಿನದಕ್ಕೆ Enter ಒತ್ತಿರಿ.',
  Cut: 'ವಿಭಜಿಸಿ',
  'Discard my change': 'ನನ್ನ ಬದಲಾವಣೆಯನ್ನು ಬಿಟ್ಟುಬಿಡಿ',
  'Discard the corrections of the page': 'ಪುಟದ ತಿದ್ದುಪಡಿಗಳನ್ನು ಬಿಟ್ಟುಬಿಡಿ',
  'Discard the corrections of page {page}?': '{page}ನೇ ಪುಟದ ತಿದ್ದುಪಡಿಗಳನ್ನು ಬಿಡಬೇಕೇ?',
  Done: 'ಮುಗಿಯಿತು',
  'Done again.': 'ಮತ್ತೆ ಮಾಡಲಾಗಿದೆ.',
  'Doubtful stories that are done': 'ಪರಿಶೀಲಿಸಿ ಮುಗಿದ ಸಂಶಯದ ಸುದ್ದಿಗಳು',
  'Draw a rectangle for the new story. Enter puts one on the page.':
    'ಹೊಸ ಸುದ್ದಿಗೆ ಆಯತ ಎಳೆಯಿರಿ. Enter ಒತ್ತಿದರೆ ಪುಟದಲ್ಲಿ ಒಂದು ಆಯತ ಬರುತ್ತದೆ.',
  'Draw a rectangle that belongs to the story. Enter puts one below it.':
    'ಸುದ್ದಿಗೆ ಸೇರಿದ ಆಯತ ಎಳೆಯಿರಿ. Enter ಒತ್ತಿದರೆ ಅದರ ಕೆಳಗೆ ಒಂದು ಆಯತ ಬರುತ್ತದೆ.',
  'Draw lines across the story, or move the line with the arrow keys. Enter cuts.':
    'ಸುದ್ದಿಯ ಮೇಲೆ ಗೆರೆ ಎಳೆಯಿರಿ, ಅಥವಾ ಬಾಣದ ಕೀಲಿಗಳಿಂದ ಗೆರೆಯನ್ನು ಸರಿಸಿ. ವಿಭಜಿಸಲು Enter.',
  'Every step is saved.': 'ಪ್ರತಿ ಹಂತವೂ ಉಳಿದಿದೆ.',
  'Found in {count} place|Found in {count} places': '{count} ಕಡೆ ಸಿಕ್ಕಿದೆ|{count} ಕಡೆ ಸಿಕ್ಕಿವೆ',
  'In the text, Escape leads back to the page. Tab leaves the page when no story is doubtful.':
    'ಪಠ್ಯದಲ್ಲಿ Escape ಒತ್ತಿದರೆ ಪುಟಕ್ಕೆ ಮರಳಬಹುದು. ಸಂಶಯದ ಸುದ್ದಿ ಇಲ್ಲದಿದ್ದಾಗ Tab ಪುಟದಿಂದ ಹೊರಗೆ ಕೊಂಡೊಯ್ಯುತ್ತದೆ.',
  'It does not continue': 'ಇದು ಮುಂದುವರಿಯುವುದಿಲ್ಲ',
  'It is not there any more.': 'ಅದು ಈಗ ಅಲ್ಲಿಲ್ಲ.',
  'Keep theirs': 'ಅವರದನ್ನು ಇಟ್ಟುಕೊಳ್ಳಿ',
  'Marked as right.': 'ಸರಿ ಎಂದು ಗುರುತಿಸಲಾಗಿದೆ.',
  'Merge with the next story': 'ಮುಂದಿನ ಸುದ್ದಿಯೊಂದಿಗೆ ಸೇರಿಸಿ',
  Mine: 'ನನ್ನದು',
  'No connection. {count} step is kept in this browser.|No connection. {count} steps are kept in this browser.':
    'ಸಂಪರ್ಕವಿಲ್ಲ. {count} ಹಂತ ಈ ಬ್ರೌಸರ್‌ನಲ್ಲಿ ಉಳಿದಿದೆ.|ಸಂಪರ್ಕವಿಲ್ಲ. {count} ಹಂತಗಳು ಈ ಬ್ರೌಸರ್‌ನಲ್ಲಿ ಉಳಿದಿವೆ.',
  'Nothing is left tonight.': 'ಇಂದು ರಾತ್ರಿ ಏನೂ ಉಳಿದಿಲ್ಲ.',
  'Nothing is lost until you choose. Copy what you need from either side.':
    'ನೀವು ಆರಿಸುವವರೆಗೆ ಏನೂ ಕಳೆದುಹೋಗುವುದಿಲ್ಲ. ಬೇಕಾದುದನ್ನು ಎರಡೂ ಕಡೆಯಿಂದ ನಕಲಿಸಿಕೊಳ್ಳಿ.',
  'Nothing of the area would be left.': 'ಪ್ರದೇಶದಲ್ಲಿ ಏನೂ ಉಳಿಯುವುದಿಲ್ಲ.',
  'Only in this edition': 'ಈ ಆವೃತ್ತಿಯಲ್ಲಿ ಮಾತ್ರ',
  'Press ? for the list of keys.': 'ಕೀಲಿಗಳ ಪಟ್ಟಿಗೆ ? ಒತ್ತಿರಿ.',
  'Put one on the page': 'ಪುಟದಲ್ಲಿ ಒಂದನ್ನು ಇಡಿ',
  'Readers cannot open it any more within seconds. Its place on the page is covered.':
    'ಕೆಲವೇ ಸೆಕೆಂಡುಗಳಲ್ಲಿ ಓದುಗರಿಗೆ ಇದನ್ನು ತೆರೆಯಲು ಆಗುವುದಿಲ್ಲ. ಪುಟದಲ್ಲಿ ಅದರ ಜಾಗ ಮುಚ್ಚಲಾಗುತ್ತದೆ.',
  'Readers get a new version with the corrections of these pages: {pages}.':
    'ಈ ಪುಟಗಳ ತಿದ್ದುಪಡಿಗಳಿರುವ ಹೊಸ ರೂಪ ಓದುಗರಿಗೆ ಸಿಗುತ್ತದೆ: {pages}.',
  'Readers see another version of this page by now. Discard the draft to begin again.':
    'ಓದುಗರು ಈಗ ಈ ಪುಟದ ಬೇರೆ ರೂಪವನ್ನು ನೋಡುತ್ತಿದ್ದಾರೆ. ಮತ್ತೆ ಆರಂಭಿಸಲು ಕರಡನ್ನು ಬಿಟ್ಟುಬಿಡಿ.',
  'Readers see this notice below the article.': 'ಓದುಗರು ಈ ಸೂಚನೆಯನ್ನು ಲೇಖನದ ಕೆಳಗೆ ನೋಡುತ್ತಾರೆ.',
  'Readers who cannot open the page see this headline.': 'ಪುಟ ತೆರೆಯಲಾಗದ ಓದುಗರು ಈ ಶೀರ್ಷಿಕೆಯನ್ನು ನೋಡುತ್ತಾರೆ.',
  'Reason, for the log': 'ಕಾರಣ, ದಾಖಲೆಗಾಗಿ',
  'Rectangle {number} of {all}': '{all} ಆಯತಗಳಲ್ಲಿ {number}ನೆಯದು',
  'Replace in {count} place|Replace in {count} places': '{count} ಕಡೆ ಬದಲಿಸಿ|{count} ಕಡೆಗಳಲ್ಲಿ ಬದಲಿಸಿ',
  'Replaced in {count} place.|Replaced in {count} places.':
    '{count} ಕಡೆ ಬದಲಾಗಿದೆ.|{count} ಕಡೆಗಳಲ್ಲಿ ಬದಲಾಗಿದೆ.',
  'Saving...': 'ಉಳಿಸಲಾಗುತ್ತಿದೆ...',
  'Select a story first.': 'ಮೊದಲು ಸುದ್ದಿಯೊಂದನ್ನು ಆರಿಸಿ.',
  'Select a story on the page. Tab goes to the next doubtful one.':
    'ಪುಟದಲ್ಲಿ ಸುದ್ದಿಯೊಂದನ್ನು ಆರಿಸಿ. Tab ಮುಂದಿನ ಸಂಶಯದ ಸುದ್ದಿಗೆ ಕೊಂಡೊಯ್ಯುತ್ತದೆ.',
  'Select one story first.': 'ಮೊದಲು ಒಂದೇ ಸುದ್ದಿಯನ್ನು ಆರಿಸಿ.',
  'Somebody else changed this story': 'ಬೇರೆಯವರು ಈ ಸುದ್ದಿಯನ್ನು ಬದಲಿಸಿದ್ದಾರೆ',
  'Text saved.': 'ಪಠ್ಯ ಉಳಿದಿದೆ.',
  'The area was changed.': 'ಪ್ರದೇಶ ಬದಲಾಗಿದೆ.',
  'The article shows the new picture. The page stays as it was printed.':
    'ಲೇಖನದಲ್ಲಿ ಹೊಸ ಚಿತ್ರ ಬರುತ್ತದೆ. ಪುಟ ಮುದ್ರಣದಲ್ಲಿದ್ದಂತೆಯೇ ಇರುತ್ತದೆ.',
  'The correction notice is set.': 'ತಿದ್ದುಪಡಿ ಸೂಚನೆ ಸೇರಿದೆ.',
  'The corrections are published.': 'ತಿದ್ದುಪಡಿಗಳು ಪ್ರಕಟವಾಗಿವೆ.',
  'The file is too large: 6 MB at most.': 'ಫೈಲ್ ತುಂಬಾ ದೊಡ್ಡದು: ಹೆಚ್ಚೆಂದರೆ 6 ಎಂಬಿ.',
  'The free headline is set.': 'ಉಚಿತ ಶೀರ್ಷಿಕೆ ಸೇರಿದೆ.',
  'The issue has no page to correct.': 'ಈ ಸಂಚಿಕೆಯಲ್ಲಿ ತಿದ್ದಲು ಪುಟವಿಲ್ಲ.',
  'The line cuts nothing. Draw it across the story.': 'ಗೆರೆ ಏನನ್ನೂ ವಿಭಜಿಸುವುದಿಲ್ಲ. ಸುದ್ದಿಯ ಮೇಲೆ ಅಡ್ಡಲಾಗಿ ಎಳೆಯಿರಿ.',
  'The page could not be loaded.': 'ಪುಟವನ್ನು ತರಲಾಗಲಿಲ್ಲ.',
  'The page has a withdrawn article and cannot be corrected.':
    'ಪುಟದಲ್ಲಿ ಹಿಂಪಡೆದ ಲೇಖನವಿದೆ, ಆದ್ದರಿಂದ ತಿದ್ದಲಾಗದು.',
  'The page is again as readers see it, for everyone who corrects it.':
    'ತಿದ್ದುವ ಎಲ್ಲರಿಗೂ ಪುಟ ಮತ್ತೆ ಓದುಗರು ನೋಡುವಂತೆಯೇ ಆಗುತ್ತದೆ.',
  'The picture could not be used. Send a JPEG, PNG or WebP file.':
    'ಚಿತ್ರವನ್ನು ಬಳಸಲಾಗಲಿಲ್ಲ. JPEG, PNG ಅಥವಾ WebP ಫೈಲ್ ಕಳುಹಿಸಿ.',
  'The picture is replaced.': 'ಚಿತ್ರ ಬದಲಾಗಿದೆ.',
  'The press is working.': 'ಪ್ರೆಸ್ ಕೆಲಸ ಮಾಡುತ್ತಿದೆ.',
  'The press withdraws the article.': 'ಪ್ರೆಸ್ ಲೇಖನವನ್ನು ಹಿಂಪಡೆಯುತ್ತಿದೆ.',
  'The reading order is set.': 'ಓದುವ ಕ್ರಮ ಸಿದ್ಧವಾಗಿದೆ.',
  'The stories are joined.': 'ಸುದ್ದಿಗಳನ್ನು ಜೋಡಿಸಲಾಗಿದೆ.',
  'The stories are not joined any more.': 'ಸುದ್ದಿಗಳು ಈಗ ಜೋಡಣೆಯಲ್ಲಿಲ್ಲ.',
  'The story has no picture.': 'ಸುದ್ದಿಯಲ್ಲಿ ಚಿತ್ರವಿಲ್ಲ.',
  'The story was removed.': 'ಸುದ್ದಿಯನ್ನು ತೆಗೆಯಲಾಗಿದೆ.',
  'The rest of the text is the same.': 'ಉಳಿದ ಪಠ್ಯ ಒಂದೇ ಆಗಿದೆ.',
  'The text is the same.': 'ಪಠ್ಯ ಒಂದೇ ಆಗಿದೆ.',
  'The story was split.': 'ಸುದ್ದಿಯನ್ನು ವಿಭಜಿಸಲಾಗಿದೆ.',
  'Their places, saved articles and links stay.':
    'ಅವರು ಓದುತ್ತಿದ್ದ ಜಾಗ, ಉಳಿಸಿದ ಲೇಖನಗಳು ಮತ್ತು ಲಿಂಕ್‌ಗಳು ಹಾಗೆಯೇ ಇರುತ್ತವೆ.',
  Theirs: 'ಅವರದು',
  'There is no correction to publish.': 'ಪ್ರಕಟಿಸಲು ತಿದ್ದುಪಡಿ ಇಲ್ಲ.',
  'There is nothing to redo.': 'ಮತ್ತೆ ಮಾಡಲು ಏನೂ ಇಲ್ಲ.',
  'There is nothing to undo.': 'ರದ್ದುಮಾಡಲು ಏನೂ ಇಲ್ಲ.',
  'This change cannot be made': 'ಈ ಬದಲಾವಣೆ ಮಾಡಲಾಗದು',
  'Undone.': 'ರದ್ದುಮಾಡಲಾಗಿದೆ.',
  'Use mine': 'ನನ್ನದನ್ನು ಬಳಸಿ',
  'Use the printed one again': 'ಮುದ್ರಿತ ಚಿತ್ರವನ್ನೇ ಮತ್ತೆ ಬಳಸಿ',
  'What readers are told, if anything': 'ಓದುಗರಿಗೆ ಹೇಳುವುದೇನಾದರೂ ಇದ್ದರೆ',
  'Where does the story continue?': 'ಸುದ್ದಿ ಎಲ್ಲಿ ಮುಂದುವರಿಯುತ್ತದೆ?',
  'With the arrow keys: in larger steps': 'ಬಾಣದ ಕೀಲಿಗಳೊಂದಿಗೆ: ದೊಡ್ಡ ಹೆಜ್ಜೆಗಳಲ್ಲಿ',
  'has unpublished corrections': 'ಪ್ರಕಟಿಸದ ತಿದ್ದುಪಡಿಗಳಿವೆ',
  'no doubtful story left': 'ಸಂಶಯದ ಸುದ್ದಿ ಉಳಿದಿಲ್ಲ',
  '{count} doubtful story left|{count} doubtful stories left':
    '{count} ಸಂಶಯದ ಸುದ್ದಿ ಉಳಿದಿದೆ|{count} ಸಂಶಯದ ಸುದ್ದಿಗಳು ಉಳಿದಿವೆ',
  '{count} line|{count} lines': '{count} ಗೆರೆ|{count} ಗೆರೆಗಳು',
  '{count} stories are one now.': '{count} ಸುದ್ದಿಗಳು ಈಗ ಒಂದೇ.',
  '{count} stories are selected.': '{count} ಸುದ್ದಿಗಳನ್ನು ಆರಿಸಲಾಗಿದೆ.',
  '{count} story removed|{count} stories removed': '{count} ಸುದ್ದಿ ತೆಗೆಯಲಾಗಿದೆ|{count} ಸುದ್ದಿಗಳನ್ನು ತೆಗೆಯಲಾಗಿದೆ',
  '{count} word to check|{count} words to check': '{count} ಪದ ಪರಿಶೀಲಿಸಿ|{count} ಪದಗಳನ್ನು ಪರಿಶೀಲಿಸಿ',
  '{done} of {all} pages done': '{all} ಪುಟಗಳಲ್ಲಿ {done} ಮುಗಿದಿವೆ',
}
