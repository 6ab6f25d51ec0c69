/** The two fictional dailies. Edition ids are the product's: 4 is the default of pv, 2 that of dh. */

export interface SampleEdition {
  id: number
  edition_name: string
  /** The name under the masthead, in the language of the paper. */
  printed: string
}

export interface SampleTitle {
  brand: 'pv' | 'dh'
  publisher: 'PV' | 'DH'
  lang: 'kn' | 'en'
  /** The name on the masthead. */
  masthead: string
  motto: string
  /** The name in Latin letters. */
  latin: string
  groups: readonly { parent_edition: string; editions: readonly SampleEdition[] }[]
}

export const KANNADA_DAILY: SampleTitle = {
  brand: 'pv',
  publisher: 'PV',
  lang: 'kn',
  masthead: 'ಬೆಳಕಿಂಡಿ',
  latin: 'Belakindi',
  motto: 'ಜನರ ಮಾತು, ನಾಡಿನ ದನಿ',
  groups: [
    {
      parent_edition: 'Bengaluru',
      editions: [
        { id: 4, edition_name: 'Bengaluru City', printed: 'ಬೆಂಗಳೂರು ನಗರ' },
        { id: 5, edition_name: 'Bengaluru Rural', printed: 'ಬೆಂಗಳೂರು ಗ್ರಾಮಾಂತರ' },
      ],
    },
    {
      parent_edition: 'North Karnataka',
      editions: [{ id: 6, edition_name: 'Hubballi', printed: 'ಹುಬ್ಬಳ್ಳಿ' }],
    },
    {
      parent_edition: 'Coast and South',
      editions: [
        { id: 7, edition_name: 'Mangaluru', printed: 'ಮಂಗಳೂರು' },
        { id: 8, edition_name: 'Mysuru', printed: 'ಮೈಸೂರು' },
      ],
    },
  ],
}

export const ENGLISH_DAILY: SampleTitle = {
  brand: 'dh',
  publisher: 'DH',
  lang: 'en',
  masthead: 'The Plateau Courier',
  latin: 'The Plateau Courier',
  motto: 'Plainly told, every morning',
  groups: [
    {
      parent_edition: 'Bengaluru',
      editions: [
        { id: 2, edition_name: 'Bengaluru City', printed: 'Bengaluru City' },
        { id: 3, edition_name: 'Bengaluru Rural', printed: 'Bengaluru Rural' },
      ],
    },
    {
      parent_edition: 'Karnataka',
      editions: [
        { id: 12, edition_name: 'Hubballi', printed: 'Hubballi' },
        { id: 13, edition_name: 'Mangaluru', printed: 'Mangaluru' },
        { id: 14, edition_name: 'Mysuru', printed: 'Mysuru' },
      ],
    },
  ],
}
