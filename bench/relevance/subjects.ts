/** A subject of generated articles. The Kannada forms: nominative, genitive, dative, accusative, plural. */
export interface Subject {
  id: string
  kannada: readonly [nominative: string, of: string, to: string, object: string, many: string]
  /** As a reader types it in Latin letters. */
  latin: string
  /** Singular and plural. */
  english: readonly [one: string, many: string]
}

export interface Place {
  id: string
  /** Nominative, genitive, locative. */
  kannada: readonly [nominative: string, of: string, at: string]
  /** The names in English, the new one first. */
  english: readonly [string, string]
}

const subject = (id: string, kannada: string, latin: string, english: string): Subject => {
  const [nominative = '', of = '', to = '', object = '', many = ''] = kannada.split('|')
  const [one = '', plural = ''] = english.split('|')
  return { id, kannada: [nominative, of, to, object, many], latin, english: [one, plural] }
}

export const SUBJECTS: readonly Subject[] = [
  subject('lake', 'ಕೆರೆ|ಕೆರೆಯ|ಕೆರೆಗೆ|ಕೆರೆಯನ್ನು|ಕೆರೆಗಳು', 'kere', 'lake|lakes'),
  subject('school', 'ಶಾಲೆ|ಶಾಲೆಯ|ಶಾಲೆಗೆ|ಶಾಲೆಯನ್ನು|ಶಾಲೆಗಳು', 'shaale', 'school|schools'),
  subject('hospital', 'ಆಸ್ಪತ್ರೆ|ಆಸ್ಪತ್ರೆಯ|ಆಸ್ಪತ್ರೆಗೆ|ಆಸ್ಪತ್ರೆಯನ್ನು|ಆಸ್ಪತ್ರೆಗಳು', 'aspatre', 'hospital|hospitals'),
  subject('road', 'ರಸ್ತೆ|ರಸ್ತೆಯ|ರಸ್ತೆಗೆ|ರಸ್ತೆಯನ್ನು|ರಸ್ತೆಗಳು', 'raste', 'road|roads'),
  subject(
    'market',
    'ಮಾರುಕಟ್ಟೆ|ಮಾರುಕಟ್ಟೆಯ|ಮಾರುಕಟ್ಟೆಗೆ|ಮಾರುಕಟ್ಟೆಯನ್ನು|ಮಾರುಕಟ್ಟೆಗಳು',
    'marukatte',
    'market|markets',
  ),
  subject(
    'library',
    'ಗ್ರಂಥಾಲಯ|ಗ್ರಂಥಾಲಯದ|ಗ್ರಂಥಾಲಯಕ್ಕೆ|ಗ್ರಂಥಾಲಯವನ್ನು|ಗ್ರಂಥಾಲಯಗಳು',
    'granthalaya',
    'library|libraries',
  ),
  subject('bus', 'ಬಸ್|ಬಸ್ಸಿನ|ಬಸ್ಸಿಗೆ|ಬಸ್ಸನ್ನು|ಬಸ್ಸುಗಳು', 'bassu', 'bus|buses'),
  subject('bridge', 'ಸೇತುವೆ|ಸೇತುವೆಯ|ಸೇತುವೆಗೆ|ಸೇತುವೆಯನ್ನು|ಸೇತುವೆಗಳು', 'setuve', 'bridge|bridges'),
  subject('temple', 'ದೇವಸ್ಥಾನ|ದೇವಸ್ಥಾನದ|ದೇವಸ್ಥಾನಕ್ಕೆ|ದೇವಸ್ಥಾನವನ್ನು|ದೇವಸ್ಥಾನಗಳು', 'devasthana', 'temple|temples'),
  subject('forest', 'ಅರಣ್ಯ|ಅರಣ್ಯದ|ಅರಣ್ಯಕ್ಕೆ|ಅರಣ್ಯವನ್ನು|ಅರಣ್ಯಗಳು', 'aranya', 'forest|forests'),
  subject('dairy', 'ಡೇರಿ|ಡೇರಿಯ|ಡೇರಿಗೆ|ಡೇರಿಯನ್ನು|ಡೇರಿಗಳು', 'deri', 'dairy|dairies'),
  subject(
    'museum',
    'ವಸ್ತುಸಂಗ್ರಹಾಲಯ|ವಸ್ತುಸಂಗ್ರಹಾಲಯದ|ವಸ್ತುಸಂಗ್ರಹಾಲಯಕ್ಕೆ|ವಸ್ತುಸಂಗ್ರಹಾಲಯವನ್ನು|ವಸ್ತುಸಂಗ್ರಹಾಲಯಗಳು',
    'vastusangrahalaya',
    'museum|museums',
  ),
  subject('canal', 'ಕಾಲುವೆ|ಕಾಲುವೆಯ|ಕಾಲುವೆಗೆ|ಕಾಲುವೆಯನ್ನು|ಕಾಲುವೆಗಳು', 'kaaluve', 'canal|canals'),
  subject(
    'factory',
    'ಕಾರ್ಖಾನೆ|ಕಾರ್ಖಾನೆಯ|ಕಾರ್ಖಾನೆಗೆ|ಕಾರ್ಖಾನೆಯನ್ನು|ಕಾರ್ಖಾನೆಗಳು',
    'karkhane',
    'factory|factories',
  ),
  subject(
    'stadium',
    'ಕ್ರೀಡಾಂಗಣ|ಕ್ರೀಡಾಂಗಣದ|ಕ್ರೀಡಾಂಗಣಕ್ಕೆ|ಕ್ರೀಡಾಂಗಣವನ್ನು|ಕ್ರೀಡಾಂಗಣಗಳು',
    'kreedangana',
    'stadium|stadiums',
  ),
  subject(
    'hostel',
    'ವಿದ್ಯಾರ್ಥಿನಿಲಯ|ವಿದ್ಯಾರ್ಥಿನಿಲಯದ|ವಿದ್ಯಾರ್ಥಿನಿಲಯಕ್ಕೆ|ವಿದ್ಯಾರ್ಥಿನಿಲಯವನ್ನು|ವಿದ್ಯಾರ್ಥಿನಿಲಯಗಳು',
    'vidyarthinilaya',
    'hostel|hostels',
  ),
]

const place = (id: string, kannada: string, english: string): Place => {
  const [nominative = '', of = '', at = ''] = kannada.split('|')
  const [now = '', before = now] = english.split('|')
  return { id, kannada: [nominative, of, at], english: [now, before] }
}

export const PLACES: readonly Place[] = [
  place('bengaluru', 'ಬೆಂಗಳೂರು|ಬೆಂಗಳೂರಿನ|ಬೆಂಗಳೂರಿನಲ್ಲಿ', 'Bengaluru|Bangalore'),
  place('mysuru', 'ಮೈಸೂರು|ಮೈಸೂರಿನ|ಮೈಸೂರಿನಲ್ಲಿ', 'Mysuru|Mysore'),
  place('mangaluru', 'ಮಂಗಳೂರು|ಮಂಗಳೂರಿನ|ಮಂಗಳೂರಿನಲ್ಲಿ', 'Mangaluru|Mangalore'),
  place('hubballi', 'ಹುಬ್ಬಳ್ಳಿ|ಹುಬ್ಬಳ್ಳಿಯ|ಹುಬ್ಬಳ್ಳಿಯಲ್ಲಿ', 'Hubballi|Hubli'),
  place('belagavi', 'ಬೆಳಗಾವಿ|ಬೆಳಗಾವಿಯ|ಬೆಳಗಾವಿಯಲ್ಲಿ', 'Belagavi|Belgaum'),
  place('kalaburagi', 'ಕಲಬುರಗಿ|ಕಲಬುರಗಿಯ|ಕಲಬುರಗಿಯಲ್ಲಿ', 'Kalaburagi|Gulbarga'),
  place('ballari', 'ಬಳ್ಳಾರಿ|ಬಳ್ಳಾರಿಯ|ಬಳ್ಳಾರಿಯಲ್ಲಿ', 'Ballari|Bellary'),
  place('shivamogga', 'ಶಿವಮೊಗ್ಗ|ಶಿವಮೊಗ್ಗದ|ಶಿವಮೊಗ್ಗದಲ್ಲಿ', 'Shivamogga|Shimoga'),
  place('tumakuru', 'ತುಮಕೂರು|ತುಮಕೂರಿನ|ತುಮಕೂರಿನಲ್ಲಿ', 'Tumakuru|Tumkur'),
  place('udupi', 'ಉಡುಪಿ|ಉಡುಪಿಯ|ಉಡುಪಿಯಲ್ಲಿ', 'Udupi'),
]
