import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { requirePromtool } from '#test-support/prometheus.ts'

export const RULES = fileURLToPath(new URL('alerts.yaml', import.meta.url))

/** The output of a program that fails; empty if it succeeds. */
export function errorsOf(program: string, args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' })
  return status === 0 ? '' : `${stdout}${stderr}`
}

/** In minutes, one sample each. */
const MINUTES_BEFORE = 10
const MINUTES_AFTER = 60
const FIRING = 'count by (alertname) (ALERTS{alertstate="firing"})'

/**
 * Runs the rules on the metrics of a server before and during a lasting fault: gauges stay constant and
 * counters keep rising. Returns an error unless nothing fires before and only `alert` fires during it.
 */
export function checkAlerts(before: string, during: string, alert: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-rules-'))
  const file = join(folder, 'fault.json')
  const at = (minute: number, names: string[]) => ({
    expr: FIRING,
    eval_time: `${minute}m`,
    exp_samples: names.map((name) => ({ labels: `{alertname="${name}"}`, value: 1 })),
  })
  const fault = {
    interval: '1m',
    input_series: seriesOf(samplesIn(before), samplesIn(during)),
    promql_expr_test: [at(MINUTES_BEFORE - 1, []), at(MINUTES_AFTER, [alert])],
  }
  // JSON is valid YAML.
  const tests = { rule_files: [RULES], evaluation_interval: '1m', tests: [fault] }
  writeFileSync(file, JSON.stringify(tests))
  try {
    return errorsOf(requirePromtool(), ['test', 'rules', file])
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Leaves out timings, memory and the event loop, which depend on the test machine. */
function samplesIn(figures: string): Map<string, number> {
  const samples = figures.matchAll(/^(broadsheet_(?!request_seconds)\S+(?:\{.*\})?) (\S+)$/gm)
  return new Map([...samples].map(([, series = '', value]) => [series, Number(value)]))
}

function seriesOf(before: Map<string, number>, during: Map<string, number>) {
  const names = new Set([...before.keys(), ...during.keys()])
  const up = ['broadsheet', 'broadsheet-worker'].map((job) => ({
    series: `up{job="${job}"}`,
    values: `1x${MINUTES_BEFORE + MINUTES_AFTER}`,
  }))
  const reported = [...names].map((series) => {
    const [first, then] = [before.get(series), during.get(series)]
    const start = first === undefined ? `_x${MINUTES_BEFORE}` : `${first}x${MINUTES_BEFORE - 1}`
    if (then === undefined) return { series, values: `${start} stale` }
    const rise = /_total\b/.test(series) ? then - (first ?? 0) : 0
    return { series, values: `${start} ${then}+${rise}x${MINUTES_AFTER}` }
  })
  return [...up, ...reported]
}
