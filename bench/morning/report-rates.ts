import type { Rate } from './rate.ts'
import { CACHED_KIND, type CallRates, GOAL_KIND } from './rates.ts'
import { verdict } from './verdict.ts'

const GOAL = 0.35

export function reportRates(rates: readonly CallRates[], refresh: Rate): void {
  console.info('Maximum rate: requests per second, and CPU µs per request')
  console.table(
    Object.fromEntries(
      rates.map(({ call, ours, nginx, node, cached }) => [
        call.kind,
        {
          bytes: call.bytes,
          'ours /s': Math.round(ours.perSecond),
          'nginx /s': Math.round(nginx.perSecond),
          'node alone /s': Math.round(node.perSecond),
          'behind nginx /s': Math.round(cached.perSecond),
          'ours µs': Math.round(ours.cpuMicroseconds),
          'nginx µs': Math.round(nginx.cpuMicroseconds),
          'node alone µs': Math.round(node.cpuMicroseconds),
          'behind nginx µs': Math.round(cached.cpuMicroseconds),
        },
      ]),
    ),
  )
  const goal = rates.find(({ call }) => call.kind === GOAL_KIND)
  const visitors = rates.find(({ call }) => call.kind === CACHED_KIND)
  if (!goal || !visitors) return
  const { ours, nginx, node } = goal
  console.table({
    'epaper data, ours of nginx, requests/s': verdict(ours.perSecond / nginx.perSecond, GOAL),
    'the same for visitors, as deployed': verdict(
      visitors.cached.perSecond / visitors.nginx.perSecond,
      GOAL,
    ),
    'the same by processor time': {
      figure: hundredths(nginx.cpuMicroseconds / ours.cpuMicroseconds),
    },
    'node alone of nginx, by processor time': {
      figure: hundredths(nginx.cpuMicroseconds / node.cpuMicroseconds),
    },
    'ours of node alone, by processor time': {
      figure: hundredths(node.cpuMicroseconds / ours.cpuMicroseconds),
    },
    'sessions renewed/s, 8 at once': { figure: Math.round(refresh.perSecond) },
    'the same, processor µs for one': { figure: Math.round(refresh.cpuMicroseconds) },
  })
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100
}
