import type { CDPSession } from '@playwright/test'

export interface Profile {
  name: string
  viewport: { width: number; height: number }
  deviceScaleFactor: number
  isMobile: boolean
  cpuSlowdown: number
  network: { bytesPerSecond: number; latencyMs: number } | undefined
}

export const PROFILES: readonly Profile[] = [
  {
    name: 'desktop, 1440×900',
    viewport: { width: 1440, height: 900 },
    deviceScaleFactor: 1,
    isMobile: false,
    cpuSlowdown: 1,
    network: undefined,
  },
  {
    name: 'phone, 412×640 at 2x, CPU 4 times slower, 8 Mbit/s, 60 ms',
    viewport: { width: 412, height: 640 },
    deviceScaleFactor: 2,
    isMobile: true,
    cpuSlowdown: 4,
    network: { bytesPerSecond: 1_000_000, latencyMs: 60 },
  },
]

export async function slowDown(cdp: CDPSession, { cpuSlowdown, network }: Profile): Promise<void> {
  await cdp.send('Network.enable')
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  if (!network) return
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.latencyMs,
    downloadThroughput: network.bytesPerSecond,
    uploadThroughput: network.bytesPerSecond,
  })
}
