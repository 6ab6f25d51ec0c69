import { basename } from 'node:path'
import { type PlanOfEdition, readPagePlan } from '#press/check/page-plan.ts'
import { readTextFile } from '../loaded-file.ts'

/** `--plan`: a number of pages, or a file. */
export async function planFromOption(option: string): Promise<PlanOfEdition> {
  if (/^\d+$/.test(option)) return readPagePlan('--plan', JSON.stringify({ pages: Number(option) }))
  return readPagePlan(basename(option), await readTextFile(option))
}
