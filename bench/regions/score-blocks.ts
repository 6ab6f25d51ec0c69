import type { PageBlock } from '#contract/page-model.ts'
import { type Count, type Counts, countOf, sumCounts } from './counts.ts'
import { blockText, type FoundArticle } from './found-page.ts'
import { liesIn, percentBox } from './match.ts'
import { TRUE_ROLES, type TrueArticle, type TruePage } from './truth.ts'
import { wordsFound } from './words.ts'

type TrueBlock = NonNullable<TrueArticle['blocks']>[number]

/** The share of a block's words that must stand in blocks of its role. */
const SAME_BLOCK = 0.9

/** For each role, the blocks of the truth that were found with that role. */
export function rolesFound(truth: TrueArticle, found: FoundArticle | undefined): Counts {
  return countByRole(truth.blocks ?? [], (block) => isAmong(block, found?.blocks ?? []))
}

/** For each role, the blocks that were found and have that role in the truth. */
export function rolesTrue({ blocks = [] }: TrueArticle, found: FoundArticle): Counts {
  const roles = new Set(blocks.map(({ role }) => role))
  const judged = found.blocks.flatMap((block) =>
    ROLES.has(block.role) ? [{ role: block.role, text: blockText(block) }] : [],
  )
  if (roles.size === 0) return {}
  return countByRole(
    judged.filter(({ text }) => text !== ''),
    ({ role, text }) => {
      const same = blocks.filter((block) => block.role === role)
      return holds(same.map((block) => block.text).join(' '), text)
    },
  )
}

/** What the model calls the furniture of the truth. */
const FURNITURE_ROLES: Readonly<Record<string, PageBlock['role']>> = {
  masthead: 'folio',
  folio: 'folio',
  index: 'index',
  imprint: 'imprint',
  'foot line': 'imprint',
}

/** The same for what is in no story. */
export function furnitureFound(truth: TruePage['furniture'], found: readonly PageBlock[]): Counts {
  const known = truth.flatMap(({ kind, text }) => {
    const role = FURNITURE_ROLES[kind]
    return role && text ? [{ role, text }] : []
  })
  return countByRole(known, ({ role, text }) => {
    const same = found.filter((block) => block.role === role)
    return holds(same.map((block) => block.text).join(' '), text)
  })
}

const ROLES: ReadonlySet<string> = new Set(TRUE_ROLES)

function countByRole<T extends { role: string }>(
  blocks: readonly T[],
  isRight: (block: T) => boolean,
): Counts {
  return sumCounts(
    blocks.map((block): Record<string, Count> => ({ [block.role]: countOf([block], isRight) })),
  )
}

/** The grid of a puzzle has no words in the model: its place decides. */
function isAmong({ role, text, box }: TrueBlock, blocks: readonly PageBlock[]): boolean {
  const same = blocks.filter((block) => block.role === role)
  if (role === 'puzzle' && text === '') {
    return same.some(({ boxes }) => boxes.some((each) => liesIn(percentBox(box), each)))
  }
  return holds(same.map(blockText).join(' '), text)
}

function holds(whole: string, part: string): boolean {
  const { all, hit } = wordsFound(part, whole)
  return all > 0 && hit >= all * SAME_BLOCK
}
