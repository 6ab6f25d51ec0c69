import type { Easel } from './easel.ts'
import { crowd } from './figures.ts'
import { mist, ridge, sky, sun, water } from './nature.ts'
import { group, line, many, n, oval, rect, shape } from './strokes.ts'

function smoke(easel: Easel, x: number, y: number, colour: string, reach = 320): string {
  return easel.soft(
    15,
    many(26, (index) =>
      oval(
        x + index * 11 + easel.between(-14, 14),
        y - (index * reach) / 26 + easel.between(-10, 10),
        15 + index * 3.4,
        13 + index * 2.6,
        colour,
        `opacity="${n(0.6 - index * 0.019)}"`,
      ),
    ),
  )
}

const steel = (easel: Easel) => easel.across([0, '#d9d9d2'], [0.4, '#b1b2ac'], [1, '#63655f'])

export const INDUSTRY = {
  factory(easel: Easel): string {
    return (
      sky(easel, ['#8c8f96', '#c3b6a6', '#e9cf9f'], { cloud: 0.6, cloudColour: '#6f6a66' }) +
      sun(easel, 300, 380, 22, '#ffdca0') +
      ridge(easel, 470, 40, '#8d8780') +
      smoke(easel, 420, 190, '#5d5a58') +
      smoke(easel, 700, 150, '#77716c', 260) +
      smoke(easel, 930, 240, '#69645f', 240) +
      many(3, (index) => {
        const x = [400, 680, 915][index] ?? 0
        const y = [190, 150, 240][index] ?? 0
        return (
          shape(`M${x},${y}h34l10,${600 - y}h-54z`, easel.across([0, '#a5735a'], [1, '#54362a'])) +
          rect({ x: x - 2, y: y + 18, w: 38, h: 12 }, '#e3d7c4')
        )
      }) +
      many(5, (index) => {
        const x = 110 + index * 200
        return (
          shape(
            `M${x},600V470l110,-64v64h90v130z`,
            ['#7d7268', '#8b7c6d', '#6f665e'][index % 3] ?? '#777',
          ) +
          many(4, (k) =>
            rect(
              { x: x + 18 + k * 44, y: 520, w: 28, h: 40 },
              '#e8c880',
              `opacity="${n(easel.between(0.4, 0.95))}"`,
            ),
          )
        )
      }) +
      rect({ y: 590, h: 210 }, easel.down([0, '#7a6c5a'], [1, '#3b3229'])) +
      easel.noise(
        { y: 590, h: 210 },
        { fine: [0.01, 0.07], colour: '#1d1712', contrast: 1.5, cover: 0.45, opacity: 0.4 },
      ) +
      many(7, (index) =>
        easel.rough(4, shape(`M${index * 150 - 20},660q36,-62 92,-6z`, '#c9b089')),
      ) +
      crowd(easel, { x: 200, y: 700, w: 800, h: 70, count: 12, size: 150 })
    )
  },
  'port-crane'(easel: Easel): string {
    const crane = (x: number, s: number, colour: string) =>
      group(
        line('M0,0L40,-330M130,0L96,-330M0,-150H130M20,-250H112', colour, 15) +
          line('M-190,-336H330', colour, 17) +
          line('M68,-440L-180,-340M68,-440L320,-340M68,-336V-440', colour, 6) +
          rect({ x: 40, y: -326, w: 56, h: 40 }, '#d8d3c6') +
          line('M-110,-328V-170M-90,-328V-170', '#45484a', 2.5) +
          rect({ x: -136, y: -172, w: 74, h: 34 }, '#8f3a2c'),
        `transform="translate(${x} 610) scale(${s})"`,
      )
    const boxes = (x: number, y: number, rows: number, columns: number, w: number) =>
      many(rows * columns, (index) => {
        const colour =
          ['#8f3a2c', '#2f5d7c', '#c8912f', '#4d6b4a', '#7d7a73', '#a3552f'][
            Math.floor(easel.random() * 6)
          ] ?? '#777'
        const bx = x + (index % columns) * w
        const by = y - Math.floor(index / columns) * w * 0.42
        return (
          rect({ x: bx, y: by, w: w - 3, h: w * 0.4 }, colour) +
          many(6, (k) =>
            line(
              `M${n(bx + 6 + (k * w) / 6.4)},${n(by + 3)}v${n(w * 0.32)}`,
              '#000',
              1.4,
              'opacity=".22"',
            ),
          )
        )
      })
    return (
      sky(easel, ['#7692a9', '#bcc8cc', '#ecdcbc']) +
      water(easel, 500, ['#b7c0ba', '#35545e']) +
      shape('M-20,470H620L560,560H40Z', '#2f4150') +
      rect({ x: -20, y: 458, w: 640, h: 14 }, '#a33a2c') +
      boxes(30, 426, 4, 7, 74) +
      rect({ x: 548, y: 340, w: 60, h: 120 }, '#e5e0d4') +
      mist(easel, 380, 160, '#ece6d6', 0.35) +
      crane(360, 1.02, '#3f5f86') +
      crane(860, 1.2, '#b5702c') +
      shape('M-20,604H1240V820H-20Z', easel.down([0, '#8f8b82'], [1, '#4b4843'])) +
      boxes(640, 690, 5, 6, 96) +
      boxes(20, 752, 3, 5, 110) +
      crowd(easel, { x: 560, y: 780, w: 120, count: 2, size: 130 })
    )
  },
  'waste-plant'(easel: Easel): string {
    return (
      sky(easel, ['#8ba6b5', '#c8d2d0', '#ebe2ca']) +
      ridge(easel, 460, 40, '#8d9c8c') +
      many(3, (index) => {
        const x = 170 + index * 240
        return (
          rect({ x, y: 300, w: 190, h: 270 }, steel(easel)) +
          oval(x + 95, 300, 95, 30, '#c9cac3') +
          shape(
            `M${x},300Q${x + 95},190 ${x + 190},300Z`,
            easel.across([0, '#5f7d58'], [0.4, '#86a478'], [1, '#3f5a3c']),
          ) +
          many(4, (k) => rect({ x, y: 350 + k * 56, w: 190, h: 4 }, '#70726c')) +
          line(`M${x + 160},300V570M${x + 176},300V570`, '#555', 3)
        )
      }) +
      line('M100,420H1100M1000,420V580M360,440H420M600,440H660', '#a3863a', 13) +
      rect({ x: 900, y: 380, w: 230, h: 200 }, '#b8ab8e') +
      shape('M885,384L1015,320L1145,384Z', '#77534a') +
      rect({ x: 940, y: 450, w: 70, h: 130 }, '#39332c') +
      rect({ y: 566, h: 234 }, easel.down([0, '#8f826b'], [1, '#4d4234'])) +
      easel.rough(16, shape('M-20,700Q160,560 420,650T800,720T1240,680V820H-20Z', '#6b5c34')) +
      many(320, () =>
        oval(
          easel.between(0, 900),
          easel.between(650, 800),
          easel.between(5, 14),
          easel.between(4, 11),
          ['#e39a2b', '#d96f24', '#f0c64a', '#5f7a35', '#b5452c', '#8a6d3a'][
            Math.floor(easel.random() * 6)
          ] ?? '#a63',
          'opacity=".9"',
        ),
      ) +
      crowd(easel, { x: 620, y: 700, w: 440, count: 6, size: 190 })
    )
  },
}
