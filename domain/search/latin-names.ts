/** Names and words that English spells in a way of its own. */
export const LATIN_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ bangalore: 'ಬೆಂಗಳೂರು', blore: 'ಬೆಂಗಳೂರು', mysore: 'ಮೈಸೂರು', mangalore: 'ಮಂಗಳೂರು' },
    ...{
      hubli: 'ಹುಬ್ಬಳ್ಳಿ',
      hubballi: 'ಹುಬ್ಬಳ್ಳಿ',
      belgaum: 'ಬೆಳಗಾವಿ',
      gulbarga: 'ಕಲಬುರಗಿ',
      bellary: 'ಬಳ್ಳಾರಿ',
    },
    ...{ shimoga: 'ಶಿವಮೊಗ್ಗ', tumkur: 'ತುಮಕೂರು', bijapur: 'ವಿಜಯಪುರ', chikmagalur: 'ಚಿಕ್ಕಮಗಳೂರು' },
    ...{ chickmagalur: 'ಚಿಕ್ಕಮಗಳೂರು', hospet: 'ಹೊಸಪೇಟೆ', coorg: 'ಕೊಡಗು', mercara: 'ಮಡಿಕೇರಿ' },
    ...{ dharwad: 'ಧಾರವಾಡ', davangere: 'ದಾವಣಗೆರೆ', davanagere: 'ದಾವಣಗೆರೆ', raichur: 'ರಾಯಚೂರು' },
    ...{ karwar: 'ಕಾರವಾರ', bidar: 'ಬೀದರ್', gadag: 'ಗದಗ', udupi: 'ಉಡುಪಿ', hassan: 'ಹಾಸನ' },
    ...{ mandya: 'ಮಂಡ್ಯ', delhi: 'ದೆಹಲಿ', mumbai: 'ಮುಂಬೈ', bombay: 'ಮುಂಬೈ', chennai: 'ಚೆನ್ನೈ' },
    ...{ madras: 'ಚೆನ್ನೈ', calcutta: 'ಕೋಲ್ಕತ್ತ', kolkata: 'ಕೋಲ್ಕತ್ತ', hyderabad: 'ಹೈದರಾಬಾದ್' },
    ...{ cauvery: 'ಕಾವೇರಿ', kaveri: 'ಕಾವೇರಿ', america: 'ಅಮೆರಿಕ', congress: 'ಕಾಂಗ್ರೆಸ್' },
    ...{ college: 'ಕಾಲೇಜು', doctor: 'ಡಾಕ್ಟರ್', police: 'ಪೊಲೀಸ್', office: 'ಆಫೀಸ್', court: 'ಕೋರ್ಟ್' },
    ...{ bus: 'ಬಸ್', metro: 'ಮೆಟ್ರೊ', cinema: 'ಸಿನಿಮಾ' },
    ...{ bhasha: 'ಭಾಷೆ', shala: 'ಶಾಲೆ', jilla: 'ಜಿಲ್ಲೆ', puja: 'ಪೂಜೆ', pooja: 'ಪೂಜೆ', seva: 'ಸೇವೆ' },
    ...{ vidya: 'ವಿದ್ಯೆ', katha: 'ಕಥೆ' },
    ...{ january: 'ಜನವರಿ', february: 'ಫೆಬ್ರುವರಿ', march: 'ಮಾರ್ಚ್', april: 'ಏಪ್ರಿಲ್', may: 'ಮೇ' },
    ...{ june: 'ಜೂನ್', july: 'ಜುಲೈ', august: 'ಆಗಸ್ಟ್', september: 'ಸೆಪ್ಟೆಂಬರ್', october: 'ಅಕ್ಟೋಬರ್' },
    ...{ november: 'ನವೆಂಬರ್', december: 'ಡಿಸೆಂಬರ್', engineer: 'ಎಂಜಿನಿಯರ್' },
  }),
)
