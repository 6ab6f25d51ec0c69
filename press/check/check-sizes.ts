import type { PressFinding } from '#contract/desk/press-findings.ts'
import type { KnownIssue } from './known-issue.ts'
import type { PageFacts } from './page-facts.ts'
import type { PageFile } from './page-file.ts'
import type { PagePlan } from './page-plan.ts'

type Size = PageFacts['size']

/** Compares the sizes of the pages with the page plan, or else with each other. */
export function checkSizes(files: readonly PageFile[], { pagePlan }: KnownIssue): PressFinding[] {
  const usual = mostFrequentSize(files)
  return files.flatMap(({ pageNo, printedNo, file, facts }): PressFinding[] => {
    if (!facts || !usual) return []
    const planned = expectedAt(printedNo, pagePlan) ?? {
      isPlanned: false,
      fits: (size: Size) => isSame(size, usual),
      expected: { kind: 'most-pages' as const, width: usual.width, height: usual.height },
    }
    if (planned.fits(facts.size)) return []
    const { width, height } = facts.size
    return [
      {
        code: 'size',
        page: pageNo,
        severity: planned.isPlanned ? 'question' : 'note',
        fact: { kind: 'size', page: printedNo, file, width, height, expected: planned.expected },
      },
    ]
  })
}

/** What the plan says about a page. Recent issues give only its shape. */
function expectedAt(printedNo: number, pagePlan: PagePlan | undefined) {
  const planned = pagePlan?.sizes.get(printedNo)
  if (!pagePlan || !planned) return undefined
  const { ratio, size } = planned
  return size
    ? {
        isPlanned: true,
        fits: (actual: Size) => isSame(actual, size),
        expected: { kind: 'plan' as const, from: pagePlan.from, ...size },
      }
    : {
        isPlanned: false,
        fits: ({ width, height }: Size) => isNear(height / width, ratio),
        expected: { kind: 'shape' as const, from: pagePlan.from },
      }
}

/** Crop marks and bleed change the size by less. */
const TOLERANCE = 0.05
const isNear = (one: number, other: number) => Math.abs(one - other) <= other * TOLERANCE
const isSame = (one: Size, other: Size) =>
  isNear(one.width, other.width) && isNear(one.height, other.height)

function mostFrequentSize(files: readonly PageFile[]): Size | undefined {
  const sizes = files.flatMap(({ facts }) => facts?.size ?? [])
  const count = (size: Size) => sizes.filter((each) => isSame(each, size)).length
  return sizes.toSorted((one, other) => count(other) - count(one))[0]
}
