/*
 * The glyphs of the 8-bit Kannada fonts that follow the Kannada Ganaka Parishat's layout (Nudi, and
 * Baraha's BRH fonts after it): what each character of the text layer draws on paper.
 */

/** A consonant without its head stroke: some sign has to follow. */
export const STEMS = pairs('PಕSಖUಗWಘZಚbಛeಜmಟoಠqಡuಣvತxಥzದ£ನ¥ಪ¨ಬªವgರ¯ಲ±ಶµಷ¸ಸºಹ¼ಳ')

/** A consonant that is whole as it stands. */
export const WHOLE = pairs('RಖYಙdಜkಞlಟtಣ§ಬ®ಲ¾ಱ¿ೞ')

/** A consonant with its short i in one piece. */
export const WITH_I = pairs('QಕTಖVಗXಘaಚcಛfಜnಟpಠrಡwತyಥ¢ದ¤ನ¦ಪ©ಬ«ವ¬ಯjರ°ಲ²ಶ¶ಷ¹ಸ»ಹ½ಳ')

/** Vowels at the start of a word; ಋ and ೠ are `I` with a hook. */
export const VOWELS = pairs('CಅDಆEಇFಈGಉHಊJಎKಏLಐMಒNಓOಔ')

/** Consonants hung below another. */
export const BELOW = pairs('ÌಕÍಖÎಗÏಘÑಚÒಛÓಜÔಝÕಞÖಟ×ಠØಡÙಢÚಣÛತÜಥÝದÞಧßನàಪáಫâಬãಭäಮåಯæರçರèಲéವêಶëಷìಸíಹîಳ')

/** A stroke through the foot: `s`, or `ü` on a consonant that has its i. */
export const ASPIRATED = pairs('ಡಢದಧಪಫಬಭ')

/** The ರ್ that is spoken before a syllable and printed after it, in three widths. */
export const ARKAVATTU = new Set('ðñò')

export const AFTER_VOWEL = pairs('AಂBಃ')

/** Only hold other glyphs apart. */
export const SPACERS = new Set('öõ÷û')

export const HALANT = 'ï'

/** Strokes that make the vowel, and the hooks that turn one consonant into another. */
export const STROKES = new Set('ÀÁÂÃÄÅÆÇÈÉÊËïøishü')

function pairs(text: string): ReadonlyMap<string, string> {
  return new Map(text.match(/../gu)?.map((pair) => [pair.charAt(0), pair.charAt(1)]))
}
