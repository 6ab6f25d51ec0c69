// @module-tag slow: starts nginx, PostgreSQL or several servers.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { requireAmtool, requirePromtool } from '#test-support/prometheus.ts'
import { errorsOf, RULES } from './promtool-testing.ts'

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')
const pathOf = (file: string) => new URL(file, import.meta.url).pathname

const [, ...rules] = read('alerts.yaml').split(/^ *- alert: /m)
const alerts = rules.map((rule) => ({ name: /^\w+/.exec(rule)?.[0] ?? '', rule }))

const headings = read('../../docs/operate/observability.md').matchAll(/^### (.+)$/gm)
const advice = [...headings].map(([, heading]) => heading)

test('Prometheus loads every rule', () => {
  expect(errorsOf(requirePromtool(), ['check', 'rules', '--lint=all', RULES])).toBe('')
})

test('every rule passes its unit tests', () => {
  expect(errorsOf(requirePromtool(), ['test', 'rules', pathOf('alerts.test.yaml')])).toBe('')
})

test('Prometheus accepts the configuration', () => {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-prometheus-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const token = join(folder, 'token')
  const file = join(folder, 'prometheus.yaml')
  writeFileSync(token, 'token')
  writeFileSync(join(folder, 'alerts.yaml'), read('alerts.yaml'))
  writeFileSync(file, read('prometheus.yaml').replace('/etc/prometheus/broadsheet-token', token))

  expect(errorsOf(requirePromtool(), ['check', 'config', file])).toBe('')
  expect(read('prometheus.yaml')).toMatch(/^alerting:\n {2}alertmanagers:/m)
})

test('Prometheus scrapes the worker at the port of the settings', () => {
  const { WORKER_METRICS_PORT } = parseEnv(read('../broadsheet.env'))
  expect(read('prometheus.yaml')).toContain(`'127.0.0.1:${WORKER_METRICS_PORT}'`)
})

test('Alertmanager accepts its configuration and pages only for the severity "page"', () => {
  const file = `--config.file=${pathOf('alertmanager.yaml')}`
  const routed = (severity: string, receiver: string) =>
    errorsOf(requireAmtool(), [
      'config',
      'routes',
      'test',
      file,
      `--verify.receivers=${receiver}`,
      `severity=${severity}`,
    ])

  expect(errorsOf(requireAmtool(), ['check-config', pathOf('alertmanager.yaml')])).toBe('')
  expect(routed('page', 'on-call')).toBe('')
  expect(routed('ticket', 'tickets')).toBe('')
  expect(routed('ticket', 'on-call')).not.toBe('')
})

test.each(alerts)('$name has a unit test, a severity, a summary and advice', ({ name, rule }) => {
  expect(read('alerts.test.yaml')).toMatch(new RegExp(`alertname(="|: )${name}\\b`))
  expect(rule).toMatch(/^ +labels: \{ severity: (page|ticket) \}$/m)
  expect(rule).toMatch(/^ +annotations: \{ summary: .+ \}$/m)
  expect(advice).toContain(name)
})
