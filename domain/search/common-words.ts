import { isStopWord } from './stop-words.ts'
import { termOf } from './term.ts'

/**
 * Words that any article may repeat, whatever it is about. A large archive shows that they are common; a new one does not yet. Searches
 * find them, unlike stop words.
 */
const COMMON = `
about after again all also and any are because been before being between both but came can come could day did does down
each even every few for from get give going had has have her here him his how into its just last like made make many may more
most much must near new next not now off old once one only other our out over own per said same say she should since some
still such than that their them then there these they this those through time told took two under until upon use used very
want was way week went were what when where which while who will with without would year yet you your
three four five six seven eight nine ten first second third cent crore lakh rupee
january february march april june july august september october november december
monday tuesday wednesday thursday friday saturday sunday
ಅದು ಅದರ ಅದೇ ಅವರ ಅವರು ಅವು ಆಗ ಆಗಿದೆ ಆಗಿದ್ದು ಆದರೆ ಆದರೂ ಇದು ಇದರ ಇದೆ ಇದೇ ಇದ್ದ ಇದ್ದು ಇನ್ನು ಇನ್ನೂ ಇರುವ ಇಲ್ಲ ಇಲ್ಲಿ ಇವರು ಇವು
ಎಂದರು ಎಂಬ ಎಂಬುದು ಎನ್ನುತ್ತಾರೆ ಎನ್ನುವ ಎರಡು ಎರಡನೇ ಎಲ್ಲ ಎಲ್ಲಾ ಎಷ್ಟು ಐದು ಆರು ಏಳು ಎಂಟು ಒಂದು ಒಂದೇ ಒಬ್ಬ ಒಟ್ಟು ಕಡೆ ಕಳೆದ ಕಾರಣ ಕೂಡ ಕೆಲವು ಕೊನೆಯ
ಕೋಟಿ ಜನ ಜೊತೆ ತಮ್ಮ ತನ್ನ ತಿಂಗಳು ದಿನ ದಿನಗಳ ನಂತರ ನಡುವೆ ನಮ್ಮ ನಾನು ನಾವು ನಾಲ್ಕು ನೀಡಿದ ನೀಡುವ ಪದೇ ಪ್ರತಿ ಬಂದ ಬಂದಿದೆ ಬರುವ ಬರುತ್ತದೆ ಬಳಿಕ ಬೇಕು
ಬೇರೆ ಮಂದಿ ಮತ್ತೆ ಮಾಡಿ ಮಾಡಿದ ಮಾಡಿದೆ ಮಾಡುವ ಮಾತ್ರ ಮುಂದಿನ ಮುಂದೆ ಮುನ್ನ ಮೂರು ಮೂಲಕ ಮೇಲೆ ಮೊದಲ ರೂಪಾಯಿ ಲಕ್ಷ ವರೆಗೆ ವರ್ಷ ಸಾವಿರ ಹತ್ತು
ಹಳೆಯ ಹಿಂದೆ ಹೇಳಿದ ಹೇಳಿದರು ಹೇಳುವ ಹೊಸ
ಸೋಮವಾರ ಮಂಗಳವಾರ ಬುಧವಾರ ಗುರುವಾರ ಶುಕ್ರವಾರ ಶನಿವಾರ ಭಾನುವಾರ`

const terms = new Set(COMMON.trim().split(/\s+/).map(termOf))

export function isCommonWord(printed: string): boolean {
  return terms.has(termOf(printed)) || isStopWord(printed)
}
