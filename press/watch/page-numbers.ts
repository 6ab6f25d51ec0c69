import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { PressError } from '../press-error.ts'

const PageCount = z.int().min(1).max(400)

/** The pages that an issue must have: a number for every edition, or one for each by its number. */
export interface PagePlan {
  pagesOf(edition: number): readonly number[] | undefined
}

const PlanFile = z.strictObject({
  pages: PageCount.optional(),
  editions: z.record(z.string().regex(/^\d+$/), PageCount).optional(),
})

/** `--plan 16`, or a file such as `{ "pages": 16, "editions": { "7": 12 } }`. */
export async function readPagePlan(option: string): Promise<PagePlan> {
  const count = PageCount.safeParse(Number(option))
  const plan = count.success ? { pages: count.data } : await readPlanFile(option)
  return {
    pagesOf: (edition) => {
      const pages = plan.editions?.[edition] ?? plan.pages
      return pages === undefined ? undefined : Array.from({ length: pages }, (_, at) => at + 1)
    },
  }
}

async function readPlanFile(path: string): Promise<z.infer<typeof PlanFile>> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new PressError([`--plan ${path} is neither a number of pages nor a file.`])
  })
  try {
    return PlanFile.parse(JSON.parse(text))
  } catch {
    throw new PressError([
      `--plan ${path} is not a page plan, such as { "pages": 16, "editions": { "7": 12 } }.`,
    ])
  }
}
