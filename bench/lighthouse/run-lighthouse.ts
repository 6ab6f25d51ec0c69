import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { requireChromium } from '#test-support/chromium.ts'
import { installPeers } from '../reader/install-peers.ts'

const TRIES = 3

const Report = z.object({
  categories: z.record(
    z.string(),
    z.object({
      score: z.number(),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
  audits: z.record(
    z.string(),
    z.object({
      title: z.string(),
      score: z.number().nullable(),
      displayValue: z.string().optional(),
    }),
  ),
})
export type Report = z.infer<typeof Report>

/** Runs Lighthouse on a URL as a phone. */
export async function runLighthouse(
  url: string,
  options: readonly string[] = [],
  tries = TRIES,
): Promise<Report> {
  const program = join(installPeers(), 'lighthouse/cli/index.js')
  const flags = '--headless=new --no-sandbox'
  const args = [program, url, '--output=json', '--quiet', `--chrome-flags=${flags}`, ...options]
  try {
    const { stdout } = await promisify(execFile)(process.execPath, args, {
      env: { ...process.env, CHROME_PATH: requireChromium() ?? '' },
      maxBuffer: 100 * 1024 * 1024,
    })
    return Report.parse(JSON.parse(stdout))
  } catch (error) {
    // On a busy machine Lighthouse sometimes gets no frame.
    if (tries > 1) return runLighthouse(url, options, tries - 1)
    throw error
  }
}

/** The audits with less than full points. */
export function imperfectAudits({ categories, audits }: Report) {
  const counted = Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
  return Object.fromEntries(
    counted.map(({ id }) => [
      audits[id]?.title ?? id,
      { score: audits[id]?.score, value: audits[id]?.displayValue ?? '' },
    ]),
  )
}
