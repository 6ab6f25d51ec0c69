import type { KnownIssue } from './known-issue.ts'
import type { PageFile } from './page-file.ts'
import type { PageFinding } from './page-finding.ts'
import { planSubject } from './page-plan.ts'

/** Compares the sizes of the pages with the page plan, or else with each other. */
export function checkSizes(files: readonly PageFile[], { pagePlan }: KnownIssue): PageFinding[] {
  const usual = mostFrequentSize(files)
  const odd = files.filter(({ printedNo, facts }) => {
    if (!facts) return false
    const { width, height } = facts.size
    const planned = pagePlan?.sizes.get(printedNo)
    if (planned?.width && planned.height) {
      return differs(width, planned.width) || differs(height, planned.height)
    }
    if (planned) return differs(height / width, planned.ratio)
    return usual && (differs(width, usual.width) || differs(height, usual.height))
  })
  const isPlanned = pagePlan?.from.kind === 'file' && pagePlan.sizes.size > 0
  return odd.map(({ pageNo, printedNo, file, facts }) => {
    const planned = pagePlan?.sizes.get(printedNo)
    const expected = planned?.width
      ? `${pagePlan ? planSubject(pagePlan) : ''} ${planned.width} × ${planned.height} mm`
      : planned && pagePlan
        ? `${planSubject(pagePlan)} another shape there`
        : `most pages have ${usual?.width} × ${usual?.height} mm`
    return {
      code: 'size',
      page: pageNo,
      severity: isPlanned ? 'question' : 'note',
      sentence: `Page ${printedNo} (${file}) is ${facts?.size.width} × ${facts?.size.height} mm; ${expected}.`,
    }
  })
}

/** Crop marks and bleed change the size by less. */
const TOLERANCE = 0.05
const differs = (one: number, other: number) => Math.abs(one - other) > other * TOLERANCE

function mostFrequentSize(files: readonly PageFile[]) {
  const sizes = files.flatMap(({ facts }) => facts?.size ?? [])
  const count = (size: { width: number; height: number }) =>
    sizes.filter((each) => !differs(each.width, size.width) && !differs(each.height, size.height))
      .length
  return sizes.toSorted((one, other) => count(other) - count(one))[0]
}
