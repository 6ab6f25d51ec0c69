import type { Random } from '#sample/layout/random.ts'
import { createDesk, type Desk } from '../desk.ts'
import { setAd } from '../items/ads.ts'
import { setFolio } from '../items/furniture.ts'
import { createLook, type Look } from '../look.ts'
import { setStory } from '../story/set-story.ts'
import type { StorySpec } from '../story/spec.ts'
import type { Language } from '../type/faces.ts'
import { autoSpec } from './auto-spec.ts'
import { type Cell, cutPage, type Plan, typeArea } from './plan.ts'
import { PLANS } from './plans.ts'

export interface PageOrder {
  feature: string
  language: Language
  random: Random
}

type Wishes = Parameters<typeof createLook>[2] & { page?: number; plan?: Plan; foot?: number }

/** A page with its folio, cut into cells. */
export async function openPage(
  { feature, language, random }: PageOrder,
  wishes: Wishes = {},
): Promise<{ desk: Desk; cells: Cell[]; look: Look }> {
  const look = await createLook(language, random, wishes)
  const page = wishes.page ?? 2 + Math.floor(random() * 9)
  const desk = createDesk(look, random, { feature, page })
  setFolio(desk, page)
  const plan = wishes.plan ?? desk.writer.pick(PLANS[look.columns] ?? [])
  return { desk, look, cells: cutPage(desk, plan, typeArea(desk, 34, wishes.foot)) }
}

/** Fills cells: advertisements where the plan has them, else stories; `change` alters a story or takes the cell itself. */
export function fillCells(
  desk: Desk,
  cells: readonly Cell[],
  change: (spec: StorySpec, cell: Cell, index: number) => StorySpec | undefined = (spec) => spec,
): void {
  let index = 0
  for (const cell of cells) {
    if (cell.name === 'ad') {
      setAd(desk, cell.rect)
      continue
    }
    const spec = change(autoSpec(desk, cell), cell, index)
    if (spec) setStory(desk, spec)
    index++
  }
}
