export type Point = readonly [x: number, y: number]

type Limb = readonly [joint: Point, end: Point]

/** Joints relative to the person's height, from the ground between the feet; y points upwards. */
export interface Pose {
  hip: Point
  neck: Point
  head: Point
  /** Elbow and hand. */
  arms: readonly Limb[]
  /** Knee and foot. */
  legs: readonly Limb[]
}

const limb = (x1: number, y1: number, x2: number, y2: number): Limb => [
  [x1, y1],
  [x2, y2],
]

export const POSES = {
  standing: {
    hip: [0, 0.5],
    neck: [0, 0.82],
    head: [0, 0.92],
    arms: [limb(-0.12, 0.64, -0.11, 0.48), limb(0.12, 0.64, 0.12, 0.48)],
    legs: [limb(-0.05, 0.27, -0.06, 0.02), limb(0.05, 0.27, 0.06, 0.02)],
  },
  walking: {
    hip: [0, 0.5],
    neck: [0.02, 0.82],
    head: [0.04, 0.92],
    arms: [limb(-0.1, 0.65, -0.14, 0.5), limb(0.11, 0.66, 0.17, 0.53)],
    legs: [limb(0.09, 0.29, 0.15, 0.02), limb(-0.05, 0.27, -0.16, 0.05)],
  },
  running: {
    hip: [0, 0.52],
    neck: [0.09, 0.82],
    head: [0.14, 0.91],
    arms: [limb(-0.08, 0.68, 0.02, 0.58), limb(0.2, 0.68, 0.3, 0.78)],
    legs: [limb(0.18, 0.42, 0.16, 0.18), limb(-0.08, 0.3, -0.3, 0.3)],
  },
  driving: {
    hip: [-0.02, 0.48],
    neck: [0.1, 0.78],
    head: [0.17, 0.87],
    arms: [limb(0.2, 0.6, 0.26, 0.46), limb(0.24, 0.66, 0.27, 0.48)],
    legs: [limb(0.2, 0.3, 0.3, 0.02), limb(-0.14, 0.26, -0.26, 0.02)],
  },
  kicking: {
    hip: [0, 0.52],
    neck: [-0.08, 0.82],
    head: [-0.09, 0.93],
    arms: [limb(-0.24, 0.74, -0.34, 0.64), limb(0.08, 0.7, 0.2, 0.76)],
    legs: [limb(-0.05, 0.28, -0.08, 0.02), limb(0.17, 0.38, 0.34, 0.28)],
  },
  stooping: {
    hip: [0, 0.48],
    neck: [0.28, 0.52],
    head: [0.37, 0.5],
    arms: [limb(0.3, 0.34, 0.34, 0.16), limb(0.34, 0.36, 0.4, 0.18)],
    legs: [limb(0.02, 0.26, -0.03, 0.02), limb(0.08, 0.26, 0.07, 0.02)],
  },
  seated: {
    hip: [0, 0.28],
    neck: [0.02, 0.62],
    head: [0.05, 0.73],
    arms: [limb(0.14, 0.46, 0.26, 0.42), limb(0.12, 0.44, 0.24, 0.36)],
    legs: [limb(0.24, 0.3, 0.24, 0.02), limb(0.22, 0.28, 0.2, 0.02)],
  },
  dancing: {
    hip: [0, 0.46],
    neck: [0.02, 0.78],
    head: [0.03, 0.89],
    arms: [limb(-0.22, 0.82, -0.3, 0.98), limb(0.24, 0.74, 0.36, 0.88)],
    legs: [limb(-0.18, 0.3, -0.2, 0.02), limb(0.22, 0.34, 0.1, 0.16)],
  },
} as const satisfies Record<string, Pose>
