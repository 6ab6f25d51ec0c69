import type { Table } from '#domain/translate.ts'

export const clips: Table = {
  '{share} % of the page': 'ಪುಟದ {share} %',
  'A clip of {title}': '{title} ಪತ್ರಿಕೆಯ ತುಣುಕು',
  'Arrow keys move the frame; with Shift they change its size.':
    'ಬಾಣದ ಕೀಲಿಗಳು ಚೌಕಟ್ಟನ್ನು ಸರಿಸುತ್ತವೆ; Shift ಜೊತೆಗೆ ಅದರ ಗಾತ್ರವನ್ನು ಬದಲಿಸುತ್ತವೆ.',
  Clip: 'ತುಣುಕು',
  'Clip a part of this page': 'ಈ ಪುಟದ ತುಣುಕು ಮಾಡಿ',
  'Clip of {edition}, {day}': '{edition}, {day}ರ ತುಣುಕು',
  'Drag over the part that you want to share.': 'ಹಂಚಿಕೊಳ್ಳಬೇಕಾದ ಭಾಗದ ಮೇಲೆ ಎಳೆಯಿರಿ.',
  'Everyone who scans the code or opens the link sees this clip, and nothing else of the page.':
    'ಕೋಡ್ ಸ್ಕ್ಯಾನ್ ಮಾಡುವ ಅಥವಾ ಲಿಂಕ್ ತೆರೆಯುವ ಎಲ್ಲರಿಗೂ ಈ ತುಣುಕು ಕಾಣುತ್ತದೆ; ಪುಟದ ಉಳಿದ ಭಾಗ ಕಾಣುವುದಿಲ್ಲ.',
  'Part to clip': 'ತುಣುಕಿನ ಭಾಗ',
  'This clip is genuine: our server cut it out of the page. Compare it with the clip that you have.':
    'ಈ ತುಣುಕು ನೈಜ: ನಮ್ಮ ಸರ್ವರ್ ಇದನ್ನು ಪುಟದಿಂದ ತೆಗೆದಿದೆ. ನಿಮ್ಮ ಬಳಿ ಇರುವ ತುಣುಕಿನೊಂದಿಗೆ ಹೋಲಿಸಿ ನೋಡಿ.',
  'This clip is not ours': 'ಈ ತುಣುಕು ನಮ್ಮದಲ್ಲ',
  'This clip shows an article that was withdrawn.': 'ಈ ತುಣುಕಿನಲ್ಲಿ ಹಿಂಪಡೆದ ಲೇಖನವಿದೆ.',
  'We have not made a clip with this address. A picture that names it may be forged.':
    'ಈ ವಿಳಾಸದ ತುಣುಕನ್ನು ನಾವು ಮಾಡಿಲ್ಲ. ಇದನ್ನು ಹೆಸರಿಸುವ ಚಿತ್ರ ನಕಲಿಯಾಗಿರಬಹುದು.',
  'You have made many clips. Please try again later.':
    'ನೀವು ಹಲವು ತುಣುಕುಗಳನ್ನು ಮಾಡಿದ್ದೀರಿ. ದಯವಿಟ್ಟು ಸ್ವಲ್ಪ ಸಮಯದ ನಂತರ ಪ್ರಯತ್ನಿಸಿ.',
  'Your clip': 'ನಿಮ್ಮ ತುಣುಕು',
}
