import type { Easel } from './easel.ts'
import { figure, shadow } from './figures.ts'
import { sky, tree } from './nature.ts'
import { POSES } from './poses.ts'
import { child, room, windowLight } from './rooms.ts'
import { line, many, n, rect, shape } from './strokes.ts'
export const SCHOOLS = {
  classroom(easel: Easel): string {
    return (
      room(easel, { wall: '#c9c2a8', floor: '#7a6a53', ceiling: '#d9d3c0' }) +
      rect({ x: 380, y: 205, w: 440, h: 190 }, '#24372f') +
      rect({ x: 372, y: 197, w: 456, h: 206 }, 'none', 'stroke="#6b5136" stroke-width="10"') +
      many(6, (index) =>
        line(
          `M410,${236 + index * 25}h${n(easel.between(160, 370))}`,
          '#dfe6dd',
          3,
          'opacity=".55" stroke-dasharray="26 9 14 7"',
        ),
      ) +
      windowLight(easel, 60, 190, 130, 210) +
      figure({
        x: 860,
        y: 560,
        size: 300,
        pose: POSES.standing,
        flip: true,
        dress: {
          skin: '#7a5138',
          shirt: '#8c3650',
          legs: '#8c3650',
          skirt: '#a8455f',
          hair: '#17110f',
        },
      }) +
      many(18, (index) => {
        const row = Math.floor(index / 6)
        const x = 120 + (index % 6) * 175 + row * 10 - row * 20
        const y = 640 + row * 75
        const s = 190 + row * 46
        return (
          child(x, y, s, index) +
          rect({ x: x + s * 0.16, y: y - s * 0.44, w: s * 0.62, h: s * 0.05 }, '#5b4027') +
          rect({ x: x + s * 0.66, y: y - s * 0.4, w: s * 0.05, h: s * 0.36 }, '#46301d')
        )
      })
    )
  },
  'village-school'(easel: Easel): string {
    return (
      sky(easel, ['#86a7bf', '#c4d3d4', '#efe3c8'], { horizon: 380 }) +
      easel.rough(
        9,
        many(9, (index) =>
          tree(easel, {
            x: 60 + index * 150,
            y: 440,
            size: easel.between(150, 240),
            dark: '#39553a',
            light: '#77914f',
          }),
        ),
      ) +
      rect({ y: 430, h: 70 }, '#8f9a62') +
      rect({ x: 200, y: 300, w: 800, h: 190 }, easel.down([0, '#e6d7b0'], [1, '#b79f74'])) +
      shape('M160,306L250,214H950L1040,306Z', '#94452f') +
      easel.noise(
        { x: 160, y: 214, w: 880, h: 92 },
        { fine: [0.05, 0.02], colour: '#3f1a10', contrast: 1.6, cover: 0.45, opacity: 0.4 },
      ) +
      many(7, (index) =>
        rect(
          { x: 236 + index * 112, y: 350, w: 52, h: index === 3 ? 140 : 72 },
          index === 3 ? '#40301f' : '#4a5a57',
        ),
      ) +
      many(8, (index) => rect({ x: 214 + index * 110, y: 306, w: 12, h: 186 }, '#cfbd93')) +
      rect({ x: 200, y: 452, w: 800, h: 40 }, '#7a3b30', 'opacity=".75"') +
      rect({ y: 484, h: 316 }, easel.down([0, '#caa97c'], [1, '#7d5a3a'])) +
      easel.noise(
        { y: 488, h: 312 },
        { fine: [0.008, 0.05], colour: '#5b3d25', contrast: 1.4, cover: 0.42, opacity: 0.35 },
      ) +
      line('M1090,500V160', '#7d7a74', 6) +
      shape('M1094,166h74v16h-74z', '#e08a2c') +
      shape('M1094,182h74v16h-74z', '#f4f1ea') +
      shape('M1094,198h74v16h-74z', '#3f7d45') +
      many(30, (index) => {
        const x = 170 + (index % 10) * 90
        const y = 560 + Math.floor(index / 10) * 62
        return (
          shadow(easel, x + 20, y, 30) +
          figure({
            x,
            y,
            size: 120 + Math.floor(index / 10) * 26,
            pose: POSES.standing,
            dress: {
              skin: '#6b4530',
              shirt: '#dfe4e8',
              legs: '#32507a',
              hair: '#15100d',
              ...(index % 2 ? { skirt: '#32507a' } : {}),
            },
          })
        )
      })
    )
  },
  library(easel: Easel): string {
    const spines = [
      '#7a2e26',
      '#2f4a3c',
      '#8d6a2e',
      '#34465f',
      '#5d3a4f',
      '#b09a6c',
      '#40352b',
      '#86412c',
    ]
    const shelf = (x: number, y: number, w: number, h: number) =>
      rect({ x, y, w, h }, '#3d2a1a') +
      many(5, (row) =>
        many(Math.floor(w / 13), (index) => {
          const tall = easel.between(0.62, 0.86) * (h / 5)
          return rect(
            { x: x + 4 + index * 13, y: y + ((row + 1) * h) / 5 - tall - 5, w: 11, h: tall },
            spines[Math.floor(easel.random() * spines.length)] ?? '#633',
          )
        }),
      )
    return (
      room(easel, { wall: '#a8916a', floor: '#5b4028', ceiling: '#cdbb95' }) +
      easel.soft(1.6, shelf(310, 190, 170, 330) + shelf(720, 190, 170, 330)) +
      windowLight(easel, 520, 180, 160, 230) +
      shelf(-30, 110, 260, 560) +
      shelf(970, 110, 260, 560) +
      easel.soft(30, shape('M520,410L300,820H900L690,410Z', '#fff0c4', 'opacity=".28"')) +
      many(4, (index) =>
        figure({
          x: 330 + index * 160,
          y: 650,
          size: 260,
          pose: POSES.seated,
          flip: index % 2 === 1,
          dress: {
            skin: '#6b4530',
            shirt: ['#51687f', '#8f3d35', '#c8bfa8', '#4d6a4c'][index] ?? '#555',
            legs: '#2f2c2a',
            hair: '#17110e',
          },
        }),
      ) +
      shape('M230,600H980L1040,650H180Z', '#7d5530') +
      rect({ x: 180, y: 650, w: 860, h: 22 }, '#4d331c') +
      rect({ x: 240, y: 670, w: 26, h: 140 }, '#3b2614') +
      rect({ x: 950, y: 670, w: 26, h: 140 }, '#3b2614') +
      many(7, (index) =>
        shape(
          `M${300 + index * 95},${618 + (index % 2) * 10}l34,-9l34,9l-4,12l-30,-7l-30,7z`,
          '#f2ead6',
        ),
      )
    )
  },
}
