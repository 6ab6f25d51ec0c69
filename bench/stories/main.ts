import { generatedPairs } from './generated-pairs.ts'
import { scoreOf, wouldJoin } from './score.ts'

/** Grouping of articles into stories, on pairs with edits of known size. The goal: precision .98, recall .95. */
const pairs = generatedPairs()
const edits = [...new Set(pairs.map(({ edit }) => edit))]
const LANGUAGES = ['kn', 'en'] as const

const rows = edits.flatMap((edit) =>
  LANGUAGES.map((language) => {
    const some = pairs.filter((pair) => pair.edit === edit && pair.language === language)
    const joined = some.filter(({ one, other }) => wouldJoin(one, other)).length
    return { edit, language, pairs: some.length, 'same story': some[0]?.isSame, joined }
  }),
)
console.table(rows)
console.table(
  LANGUAGES.map((language) => ({
    language,
    ...scoreOf(pairs.filter((pair) => pair.language === language)),
  })),
)
