/** Words that say nothing about a subject, in English, Kannada and Kannada in Latin letters. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  `a an the of in on at to for and or is are was were be by with from about how what when where who why which
  ಮತ್ತು ಹಾಗೂ ಅಥವಾ ಬಗ್ಗೆ ಕುರಿತು ಎಂದು ಈ ಆ ಹೇಗೆ ಎಲ್ಲಿ ಯಾರು ಯಾವಾಗ ಏಕೆ ಏನು
  mattu haagu hagoo athava bagge kuritu kurithu hege elli yaaru yavaga`.split(/\s+/),
)

export function isStopWord(typed: string): boolean {
  return STOP_WORDS.has(typed.toLowerCase())
}
