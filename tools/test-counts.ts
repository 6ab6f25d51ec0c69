import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'

export interface Counts {
  passed: number
  failed: number
}

const VitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
})

const PlaywrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
})

export function countVitest(file: string): Counts {
  if (!existsSync(file)) return { passed: 0, failed: 1 }
  const report = VitestReport.parse(JSON.parse(readFileSync(file, 'utf8')))
  return { passed: report.numPassedTests, failed: report.numFailedTests }
}

export function countPlaywright(file: string): Counts {
  if (!existsSync(file)) return { passed: 0, failed: 1 }
  const { stats } = PlaywrightReport.parse(JSON.parse(readFileSync(file, 'utf8')))
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky }
}
