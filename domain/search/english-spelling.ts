/** Maps British to American spellings: by a rule where it is safe, or else by the start of the word. */
const OUR =
  /^((?:un|dis|mis|en)?(?:arm|behavi|clam|col|endeav|fav|flav|harb|hon|hum|lab|neighb|od|parl|ranc|rig|rum|sav|splend|tum|val|vap|vig))our/
const ISE = /^(.{3,})is(e[drs]?|ing|ation|ations|able)$/
const NOT_ISE =
  /^(?:.*(?:vis|pris|mis|cis|dis|ris|ois|rais|prais|tis|guis)(?:e|ed|es|er|ing)|.*(?:precis|concis|exercis|promis|premis|franchis|expertis|enterpris).*)$/
const DOUBLE_L =
  /^((?:travel|cancel|label|model|level|fuel|signal|counsel|channel|quarrel|total)l)(?=e|i)/

const BEGINNINGS: Record<string, string> = {
  programme: 'program',
  centre: 'center',
  theatre: 'theater',
  metre: 'meter',
  litre: 'liter',
  kilometre: 'kilometer',
  defence: 'defense',
  offence: 'offense',
  licence: 'license',
  practise: 'practice',
  jewellery: 'jewelry',
  cheque: 'check',
  plough: 'plow',
  grey: 'gray',
  aeroplane: 'airplane',
  mould: 'mold',
  ageing: 'aging',
  catalogue: 'catalog',
  dialogue: 'dialog',
}
const BEGINNING = new RegExp(`^(?:${Object.keys(BEGINNINGS).join('|')})`)

export function americanSpelling(word: string): string {
  const spelled = word
    .replace(OUR, '$1or')
    .replace(DOUBLE_L, (doubled) => doubled.slice(0, -1))
    .replace(BEGINNING, (beginning) => BEGINNINGS[beginning] ?? beginning)
  return NOT_ISE.test(spelled) ? spelled : spelled.replace(ISE, '$1iz$2')
}
