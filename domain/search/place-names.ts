import { termOf } from './term.ts'

/** Old, new and Kannada names of the same place, one place in each line. */
const NAMES = `
bengaluru bangalore blore ಬೆಂಗಳೂರು
mysuru mysore ಮೈಸೂರು
mangaluru mangalore ಮಂಗಳೂರು
hubballi hubli ಹುಬ್ಬಳ್ಳಿ
belagavi belgaum ಬೆಳಗಾವಿ
kalaburagi gulbarga ಕಲಬುರಗಿ
ballari bellary ಬಳ್ಳಾರಿ
shivamogga shimoga ಶಿವಮೊಗ್ಗ
tumakuru tumkur ತುಮಕೂರು
vijayapura bijapur ವಿಜಯಪುರ
chikkamagaluru chikmagalur chickmagalur ಚಿಕ್ಕಮಗಳೂರು
hosapete hospet ಹೊಸಪೇಟೆ
kodagu coorg ಕೊಡಗು
madikeri mercara ಮಡಿಕೇರಿ
dharwad dharwar ಧಾರವಾಡ
davanagere davangere ದಾವಣಗೆರೆ
raichur ರಾಯಚೂರು
karwar ಕಾರವಾರ
bidar ಬೀದರ್
gadag ಗದಗ
udupi ಉಡುಪಿ
hassan ಹಾಸನ
mandya ಮಂಡ್ಯ
kolar ಕೋಲಾರ
bagalkot ಬಾಗಲಕೋಟೆ
chitradurga ಚಿತ್ರದುರ್ಗ
haveri ಹಾವೇರಿ
koppal ಕೊಪ್ಪಳ
yadgir ಯಾದಗಿರಿ
ramanagara ramnagar ರಾಮನಗರ
chikkaballapura chikballapur ಚಿಕ್ಕಬಳ್ಳಾಪುರ
chamarajanagar ಚಾಮರಾಜನಗರ
sagara sagar ಸಾಗರ
puttur ಪುತ್ತೂರು
bhatkal ಭಟ್ಕಳ
sirsi ಶಿರಸಿ
karnataka ಕರ್ನಾಟಕ
cauvery kaveri ಕಾವೇರಿ
delhi ದೆಹಲಿ
mumbai bombay ಮುಂಬೈ
chennai madras ಚೆನ್ನೈ
kolkata calcutta ಕೋಲ್ಕತ್ತ
kochi cochin ಕೊಚ್ಚಿ
thiruvananthapuram trivandrum ತಿರುವನಂತಪುರ
puducherry pondicherry ಪುದುಚೇರಿ
hyderabad ಹೈದರಾಬಾದ್
pune poona ಪುಣೆ
varanasi benares banaras ವಾರಾಣಸಿ
`

const termsByTerm = new Map<string, readonly string[]>()
for (const line of NAMES.trim().split('\n')) {
  const terms = line.split(' ').map(termOf)
  for (const term of terms) {
    termsByTerm.set(
      term,
      terms.filter((other) => other !== term),
    )
  }
}

/** The terms of the other names of a place: Bangalore and ಬೆಂಗಳೂರು for Bengaluru. */
export function otherNames(term: string): readonly string[] {
  return termsByTerm.get(term) ?? []
}
