import type { Line } from '../read/lines.ts'
import { isEditorial, isOffer } from './advertisement.ts'

const MOST_HEAD_LINES = 6
const MOST_END_LINES = 4

/** A line of its own over what an office, a court or a firm has printed, and over words for the dead. */
const HEADING = new RegExp(
  [
    /^(?:(?:short[- ]term|re-?|notice inviting|invitation (?:for|to)|request for)\s)?(?:e-?\s?)?(?:tenders?|bids?|quotations?|proposals?)(?:\s(?:cum|&|and)\s(?:e-?)?auction)?(?:\s(?:call|sale))?(?:\s(?:notice|notification|document))?$/,
    /^(?:(?:public|legal|auction|sale|possession|demand|gazette|general|important|caution|court|statutory|employment|recruitment|appointment|admission|vacancy|short[- ]term|e-?tender|e-?auction|e-?procurement|tender|bid|election|name change|loss|lost|summons)\s){0,3}(?:notice|notification|summons|advertisement|corrigendum|addendum|proclamation)$/,
    /^(?:urgently\s)?(?:wanted|required|vacanc(?:y|ies)|situations? vacant|walk[- ]?in(?: interview)?s?|recruitment|we are hiring|job openings?|admissions? open)$/,
    /^(?:in (?:loving|fond|everlasting)? ?(?:memory|remembrance|memoriam)|(?:first|second|third|\d+(?:st|nd|rd|th)) (?:death )?anniversary|heartfelt condolences|sh?radd?h?anjali)$/,
    /^(?:(?:ಅಲ್ಪಾವಧಿ|ಇ-?|ಮರು|ಸಾರ್ವಜನಿಕ|ಕಾನೂನು|ನೇಮಕಾತಿ|ಹರಾಜು|ಟೆಂಡರ್|ಸ್ವಾಧೀನ|ಪ್ರವೇಶ|ಕೋರ್ಟ್|ನ್ಯಾಯಾಲಯದ?)[\s-]?){0,3}(?:ಪ್ರಕಟಣೆ|ಅಧಿಸೂಚನೆ|ಟೆಂಡರ್|ನೋಟಿಸ್|ಹರಾಜು|ತಿದ್ದೋಲೆ|ಬೇಕಾಗಿದ್ದಾರೆ|ಬೇಕಾಗಿದೆ|ಶ್ರದ್ಧಾಂಜಲಿ|ಪುಣ್ಯಸ್ಮರಣೆ|ಪುಣ್ಯತಿಥಿ)$/,
  ]
    .map(({ source }) => `(?:${source})`)
    .join('|'),
  'iu',
)
/** What an officer or an advocate signs with. */
const SIGNATURE =
  /(^|\s)(sd\s?\/-?|ಸಹಿ\s?\/-?)|^(advocates?( for .*)?|authori[sz]ed (officer|signatory)|by order( of .*)?)[.,]?$|ಕಾರ್ಯಪಾಲಕ ಎಂಜಿನಿಯರ್|ಕಾರ್ಯನಿರ್ವಾಹಕ ಅಭಿಯಂತರ/iu

/** Whether a frame holds a notice in running text: of an office, of a court, of a firm that seeks staff, of a family. */
export function isNotice(lines: readonly Line[]): boolean {
  const sorted = lines.toSorted((a, b) => a.baseline - b.baseline)
  const isHead = ({ text }: Line) => HEADING.test(text.trim().replace(/[!.:…]+$/u, ''))
  const isEnd = ({ text }: Line) => SIGNATURE.test(text.trim())
  const hasHead = sorted.slice(0, MOST_HEAD_LINES).some(isHead)
  const hasEnd = sorted.slice(-MOST_END_LINES).some(isEnd)
  const isNews = lines.some((line) => isEditorial(line) && !isOffer(line))
  return isNews ? hasHead && hasEnd : hasHead || hasEnd
}
