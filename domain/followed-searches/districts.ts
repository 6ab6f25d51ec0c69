import type { Names } from '#contract/names.ts'

/** A district of Karnataka. */
export interface District {
  id: string
  names: Names
  /** Searches that find its news, in both languages; each finds other and older spellings too. */
  searches: readonly string[]
}

/** English name, Kannada name and, if there are any, towns by which news names the district. */
const LINES = `
Bagalkot, ಬಾಗಲಕೋಟೆ
Ballari, ಬಳ್ಳಾರಿ
Belagavi, ಬೆಳಗಾವಿ
Bengaluru Rural, ಬೆಂಗಳೂರು ಗ್ರಾಮಾಂತರ
Bengaluru Urban, ಬೆಂಗಳೂರು ನಗರ, bengaluru
Bidar, ಬೀದರ್
Chamarajanagar, ಚಾಮರಾಜನಗರ
Chikkaballapura, ಚಿಕ್ಕಬಳ್ಳಾಪುರ
Chikkamagaluru, ಚಿಕ್ಕಮಗಳೂರು
Chitradurga, ಚಿತ್ರದುರ್ಗ
Dakshina Kannada, ದಕ್ಷಿಣ ಕನ್ನಡ, mangaluru, puttur
Davanagere, ದಾವಣಗೆರೆ
Dharwad, ಧಾರವಾಡ, hubballi
Gadag, ಗದಗ
Hassan, ಹಾಸನ
Haveri, ಹಾವೇರಿ
Kalaburagi, ಕಲಬುರಗಿ
Kodagu, ಕೊಡಗು, madikeri
Kolar, ಕೋಲಾರ
Koppal, ಕೊಪ್ಪಳ
Mandya, ಮಂಡ್ಯ
Mysuru, ಮೈಸೂರು
Raichur, ರಾಯಚೂರು
Ramanagara, ರಾಮನಗರ
Shivamogga, ಶಿವಮೊಗ್ಗ
Tumakuru, ತುಮಕೂರು
Udupi, ಉಡುಪಿ
Uttara Kannada, ಉತ್ತರ ಕನ್ನಡ, karwar, sirsi, bhatkal
Vijayanagara, ವಿಜಯನಗರ, hosapete
Vijayapura, ವಿಜಯಪುರ
Yadgir, ಯಾದಗಿರಿ
`

export const DISTRICTS: readonly District[] = LINES.trim()
  .split('\n')
  .map((line) => {
    const [en = '', kn = '', ...towns] = line.split(', ')
    // A single word finds the name in the other language by itself.
    const searches = en.includes(' ') ? [`"${en}"`, `"${kn}"`] : [en]
    return {
      id: en.toLowerCase().replace(' ', '-'),
      names: { en, kn },
      searches: [...searches, ...towns],
    }
  })

export function districtWith(id: string): District | undefined {
  return DISTRICTS.find((district) => district.id === id)
}
