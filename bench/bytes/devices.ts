export interface Device {
  name: string
  viewport: { width: number; height: number }
  deviceScaleFactor: number
  isMobile: boolean
}

export const DEVICES: readonly Device[] = [
  {
    name: 'phone, 390 at 3x',
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    isMobile: true,
  },
  {
    name: 'small phone, 360 at 2x',
    viewport: { width: 360, height: 640 },
    deviceScaleFactor: 2,
    isMobile: true,
  },
  {
    name: 'tablet, 820 at 2x',
    viewport: { width: 820, height: 1180 },
    deviceScaleFactor: 2,
    isMobile: true,
  },
  {
    name: 'desktop, 1440 at 1x',
    viewport: { width: 1440, height: 900 },
    deviceScaleFactor: 1,
    isMobile: false,
  },
]
