/*
 * The glyphs of the 8-bit Kannada fonts that follow the Kannada Ganaka Parishat's layout (Nudi, and
 * Baraha's BRH fonts after it): what each character of the text layer draws on paper.
 */

/** A consonant without its head stroke; another glyph must follow. */
export const STEMS = pairs('PಕSಖUಗWಘZಚbಛeಜmಟoಠqಡuಣvತxಥzದ£ನ¥ಪ¨ಬªವgರ¯ಲ±ಶµಷ¸ಸºಹ¼ಳ')

/** A complete consonant. */
export const WHOLE = pairs('RಖYಙdಜkಞlಟtಣ§ಬ®ಲ¾ಱ¿ೞ')

/** A consonant and the short i in one glyph. */
export const WITH_I = pairs('QಕTಖVಗXಘaಚcಛfಜnಟpಠrಡwತyಥ¢ದ¤ನ¦ಪ©ಬ«ವ¬ಯjರ°ಲ²ಶ¶ಷ¹ಸ»ಹ½ಳ')

/** Vowels at the start of a word; ಋ and ೠ are `I` with a hook. */
export const VOWELS = pairs('CಅDಆEಇFಈGಉHಊJಎKಏLಐMಒNಓOಔ')

/** Consonants written below another one. */
export const BELOW = pairs('ÌಕÍಖÎಗÏಘÑಚÒಛÓಜÔಝÕಞÖಟ×ಠØಡÙಢÚಣÛತÜಥÝದÞಧßನàಪáಫâಬãಭäಮåಯæರçರèಲéವêಶëಷìಸíಹîಳ')

/** Consonants that become aspirated with a foot stroke: `s`, or `ü` on a consonant with short i. */
export const ASPIRATED = pairs('ಡಢದಧಪಫಬಭ')

/** The ರ್ that is pronounced before a syllable but printed after it; three widths. */
export const ARKAVATTU = new Set('ðñò')

export const AFTER_VOWEL = pairs('AಂBಃ')

/** Glyphs that only add space. */
export const SPACERS = new Set('öõ÷û')

export const HALANT = 'ï'

/** Strokes that form the vowel, and hooks that turn one consonant into another. */
export const STROKES = new Set('ÀÁÂÃÄÅÆÇÈÉÊËïøishü')

function pairs(text: string): ReadonlyMap<string, string> {
  return new Map(text.match(/../gu)?.map((pair) => [pair.charAt(0), pair.charAt(1)]))
}
