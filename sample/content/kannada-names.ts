/** The Kannada names of the sample's editions, sections and pages, by the English ones. */
export const KANNADA_NAMES: Readonly<Record<string, string>> = {
  Bengaluru: 'ಬೆಂಗಳೂರು',
  'Bengaluru City': 'ಬೆಂಗಳೂರು ನಗರ',
  'Bengaluru Rural': 'ಬೆಂಗಳೂರು ಗ್ರಾಮಾಂತರ',
  'North Karnataka': 'ಉತ್ತರ ಕರ್ನಾಟಕ',
  'Coast and South': 'ಕರಾವಳಿ ಮತ್ತು ದಕ್ಷಿಣ',
  Karnataka: 'ಕರ್ನಾಟಕ',
  Hubballi: 'ಹುಬ್ಬಳ್ಳಿ',
  Mangaluru: 'ಮಂಗಳೂರು',
  Mysuru: 'ಮೈಸೂರು',
  Main: 'ಮುಖ್ಯ ಸಂಚಿಕೆ',
  'Sport and Weekend': 'ಕ್ರೀಡೆ ಮತ್ತು ವಾರಾಂತ್ಯ',
  'Front Page': 'ಮುಖಪುಟ',
  City: 'ನಗರ',
  State: 'ರಾಜ್ಯ',
  Opinion: 'ಅಭಿಪ್ರಾಯ',
  'Nation & World': 'ದೇಶ–ವಿದೇಶ',
  'Business & Farm': 'ವಾಣಿಜ್ಯ–ಕೃಷಿ',
  Sport: 'ಕ್ರೀಡೆ',
  Weekend: 'ವಾರಾಂತ್ಯ',
}

/** The name in both languages, for the list of editions. */
export function sampleNames(en: string): { en: string; kn: string } {
  return { en, kn: KANNADA_NAMES[en] ?? en }
}
