import type { Easel } from './easel.ts'
import { crowd } from './figures.ts'
import { mist, palm, ridge, sky, sun, tree } from './nature.ts'
import { block, bus, ground, skyline } from './street.ts'
import { group, line, many, oval, rect, shape } from './strokes.ts'
export const TOWN = {
  'city-skyline'(easel: Easel): string {
    return (
      sky(easel, ['#6f8fae', '#b6c6cf', '#f0dcb8']) +
      sun(easel, 250, 400, 20, '#ffe4b0') +
      easel.soft(2.5, skyline(easel, 520, 200, '#a9b3b9', '#8d99a1')) +
      mist(easel, 380, 180, '#efe4cd', 0.6) +
      skyline(easel, 600, 290, '#77838b', '#4c5963') +
      mist(easel, 500, 150, '#dccfb8', 0.45) +
      skyline(easel, 720, 210, '#59636b', '#2e3942') +
      easel.rough(
        9,
        many(24, (index) =>
          tree(easel, {
            x: index * 54,
            y: 800,
            size: easel.between(90, 160),
            dark: '#1f3324',
            light: '#496339',
          }),
        ),
      )
    )
  },
  market(easel: Easel): string {
    const stall = (x: number, y: number, s: number, awning: string) =>
      group(
        shape('M0,-210H260L290,-150H-30Z', awning) +
          many(5, (index) => shape(`M${index * 58 - 30},-150h29v12h-29z`, '#f1e8d4')) +
          rect({ x: -6, y: -150, w: 7, h: 150 }, '#4a3a2c') +
          rect({ x: 258, y: -150, w: 7, h: 150 }, '#4a3a2c') +
          rect({ x: -20, y: -64, w: 300, h: 64 }, '#6f5238') +
          many(34, (index) => {
            const colours = ['#c0392b', '#e3a62f', '#6f9a3a', '#d9702c', '#8f4f78', '#e8d9a5']
            return oval(
              -6 + (index % 17) * 17,
              -68 - Math.floor(index / 17) * 13,
              11,
              10,
              colours[Math.floor(index / 6) % 6] ?? '#c33',
            )
          }),
        `transform="translate(${x} ${y}) scale(${s})"`,
      )
    return (
      rect({}, easel.down([0, '#d8cfc0'], [0.5, '#b7a78d'], [1, '#5d4d3b'])) +
      easel.soft(
        4,
        many(8, (index) =>
          block(easel, {
            x: index * 160 - 30,
            y: 60 + (index % 3) * 40,
            w: 150,
            h: 380,
            wall: ['#c9b89a', '#b49a7c', '#d4c6a8'][index % 3] ?? '#bbb',
            pane: '#6b5a48',
          }),
        ),
      ) +
      mist(easel, 200, 260, '#efe3cc', 0.5) +
      ground(easel, 470, '#a38f73', '#4b3d30') +
      easel.soft(
        1.6,
        stall(60, 510, 0.62, '#a53c30') +
          stall(330, 506, 0.58, '#3f6f83') +
          stall(590, 508, 0.6, '#c08d2f') +
          stall(850, 512, 0.66, '#5b7c45'),
      ) +
      crowd(easel, { x: 60, y: 540, w: 1080, h: 70, count: 34, size: 130 }) +
      easel.rough(3, stall(-20, 790, 1.3, '#b3402f') + stall(800, 800, 1.35, '#c9962e')) +
      crowd(easel, { x: 380, y: 770, w: 400, count: 5, size: 260 })
    )
  },
  'bus-stand'(easel: Easel): string {
    return (
      sky(easel, ['#91a7b6', '#c7d0d2', '#ebe2cf'], { horizon: 380 }) +
      easel.soft(2, skyline(easel, 460, 180, '#a7a9a6', '#7d837f')) +
      ground(easel, 430, '#9b9082', '#4c453d') +
      shape('M-20,250H900L960,300H-20Z', '#6f6a62') +
      rect({ x: -20, y: 300, w: 980, h: 16 }, '#4f4a44') +
      many(6, (index) => rect({ x: 40 + index * 170, y: 310, w: 15, h: 230 }, '#5b554d')) +
      easel.rough(
        2,
        bus(60, 560, 0.8, '#8f2f2a') +
          bus(360, 566, 0.84, '#3d6b8c') +
          bus(690, 580, 0.95, '#8f2f2a'),
      ) +
      crowd(easel, { x: 20, y: 590, w: 1150, h: 70, count: 30, size: 140 }) +
      crowd(easel, { x: 100, y: 785, w: 1000, count: 7, size: 250 })
    )
  },
  'temple-town'(easel: Easel): string {
    const tiers = many(8, (index) => {
      const w = 300 - index * 30
      const y = 480 - index * 46
      return (
        shape(
          `M${600 - w / 2},${y}h${w}l-12,-44h${-(w - 24)}z`,
          index % 2 ? '#a8875c' : '#b8976a',
        ) +
        many(Math.floor(w / 22), (i) =>
          rect({ x: 600 - w / 2 + 9 + i * 22, y: y - 36, w: 11, h: 26 }, '#5f4930', 'opacity=".7"'),
        )
      )
    })
    return (
      sky(easel, ['#7c8fae', '#d5bfae', '#f5d29a'], { cloudColour: '#ffe9cf' }) +
      sun(easel, 820, 300, 26, '#ffe0a0') +
      ridge(easel, 470, 70, '#a49a90') +
      easel.rough(
        3,
        tiers +
          shape('M540,116Q600,50 660,116Z', '#8f7048') +
          line('M600,84V50', '#7a5c36', 5) +
          rect({ x: 470, y: 480, w: 260, h: 130 }, '#93764c') +
          rect({ x: 562, y: 512, w: 76, h: 100 }, '#2b2118'),
      ) +
      mist(easel, 380, 180, '#f3d9b0', 0.4) +
      many(9, (index) =>
        group(
          rect(
            { x: 0, y: -90, w: 130, h: 110 },
            ['#c9b090', '#b0947a', '#d8c6a6'][index % 3] ?? '#ccc',
          ) +
            shape('M-12,-90L65,-138L142,-90Z', '#8f4b37') +
            rect({ x: 50, y: -46, w: 32, h: 62 }, '#43301f'),
          `transform="translate(${index < 4 ? index * 118 - 20 : 280 + index * 118} 600) scale(.95)"`,
        ),
      ) +
      ground(easel, 600, '#bda27d', '#5f4a36') +
      many(3, (index) => palm(easel, 150 + index * 400, 640, 260, '#3c4a33')) +
      crowd(easel, { x: 120, y: 660, w: 980, h: 110, count: 24, size: 150 })
    )
  },
}
