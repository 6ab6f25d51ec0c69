import type { Easel } from './easel.ts'
import { crowd, figure } from './figures.ts'
import { sky, tree } from './nature.ts'
import { POSES } from './poses.ts'
import { room, windowLight } from './rooms.ts'
import { line, many, n, oval, rect, shape } from './strokes.ts'
export const PUBLIC_BUILDINGS = {
  hospital(easel: Easel): string {
    return (
      room(easel, { wall: '#c5d2cf', floor: '#8fa09d', ceiling: '#e2e8e6' }) +
      many(3, (index) =>
        easel.soft(
          3,
          rect({ x: 470 + index * 10, y: 60 + index * 32, w: 260 - index * 20, h: 9 }, '#fff'),
        ),
      ) +
      windowLight(easel, 520, 210, 160, 190) +
      many(3, (index) => {
        const s = 0.8 + index * 0.42
        const x = 330 - index * 150
        const y = 560 + index * 88
        return (
          rect({ x, y: y - 60 * s, w: 280 * s, h: 34 * s }, '#f2f4f3', 'rx="8"') +
          rect({ x: x + 8, y: y - 30 * s, w: 264 * s, h: 14 * s }, '#7f908e') +
          line(
            `M${n(x + 14)},${n(y - 20 * s)}v${n(64 * s)}M${n(x + 260 * s)},${n(y - 20 * s)}v${n(64 * s)}M${n(x)},${n(y - 110 * s)}v${n(90 * s)}`,
            '#5b6a69',
            6 * s,
          ) +
          oval(x + 46 * s, y - 70 * s, 26 * s, 17 * s, '#7a5138') +
          shape(`M${n(x + 80 * s)},${n(y - 62 * s)}q90,-34 190,0v20h-190z`, '#9cc0c4')
        )
      }) +
      rect({ x: 880, y: 330, w: 90, h: 250 }, '#dde3e1') +
      rect({ x: 892, y: 350, w: 66, h: 54 }, '#173238') +
      line('M896,380h14l6,-14l8,26l8,-12h26', '#7fe0a8', 3) +
      line('M840,600V240q0,-20 24,-20', '#7f8b89', 6) +
      rect({ x: 852, y: 230, w: 28, h: 52 }, '#d8ecec', 'opacity=".8" rx="6"') +
      figure({
        x: 760,
        y: 720,
        size: 420,
        pose: POSES.standing,
        flip: true,
        dress: {
          skin: '#6f4933',
          shirt: '#f1f3f2',
          legs: '#dfe5e4',
          skirt: '#eef1f0',
          hair: '#15100d',
        },
      }) +
      figure({
        x: 640,
        y: 640,
        size: 330,
        pose: POSES.walking,
        dress: { skin: '#7d5238', shirt: '#6fa3ab', legs: '#5b8d95', hair: '#17110f' },
      })
    )
  },
  court(easel: Easel): string {
    const columns = many(8, (index) => {
      const x = 250 + index * 92
      return (
        rect(
          { x, y: 300, w: 40, h: 260 },
          easel.across([0, '#e9dcc0'], [0.5, '#cdb98f'], [1, '#7f6c4b']),
        ) +
        rect({ x: x - 7, y: 290, w: 54, h: 14 }, '#d9c8a0') +
        rect({ x: x - 7, y: 556, w: 54, h: 14 }, '#b29c70')
      )
    })
    return (
      sky(easel, ['#6e8ca8', '#b4c4cc', '#eadfc8'], { horizon: 560 }) +
      easel.rough(
        9,
        many(8, (index) =>
          tree(easel, {
            x: index < 4 ? index * 66 : 780 + index * 66,
            y: 590,
            size: 230,
            dark: '#2f4a34',
            light: '#64814a',
          }),
        ),
      ) +
      rect({ y: 575, h: 110 }, '#7f8a5a') +
      rect({ x: 210, y: 240, w: 780, h: 330 }, '#a23d2c') +
      columns +
      shape('M190,244L600,120L1010,244Z', '#b9492f') +
      shape('M270,234L600,136L930,234Z', '#8f3524') +
      rect({ x: 190, y: 240, w: 820, h: 26 }, '#e3d3ae') +
      oval(600, 196, 24, 24, '#e3d3ae') +
      many(6, (index) =>
        rect(
          { x: 190 - index * 22, y: 570 + index * 18, w: 820 + index * 44, h: 18 },
          index % 2 ? '#c9b78f' : '#b6a27a',
        ),
      ) +
      rect({ y: 678, h: 122 }, easel.down([0, '#8f897a'], [1, '#55503f'])) +
      many(9, (index) =>
        figure({
          x: 250 + index * 88,
          y: 700 + (index % 3) * 26,
          size: 150,
          pose: index % 2 ? POSES.walking : POSES.standing,
          flip: index % 3 === 0,
          dress: {
            skin: '#6b4530',
            shirt: '#16161a',
            legs: index % 2 ? '#e6e3da' : '#17171b',
            hair: '#141010',
          },
        }),
      )
    )
  },
  legislature(easel: Easel): string {
    const dome = easel.across([0, '#f0ece0'], [0.5, '#cfc9ba'], [1, '#8a8576'])
    return (
      sky(easel, ['#5d86ad', '#a8c2d2', '#ece3cd'], { horizon: 560 }) +
      rect({ x: 90, y: 330, w: 1020, h: 250 }, easel.down([0, '#e8e1d0'], [1, '#b5ad9b'])) +
      many(
        18,
        (index) =>
          rect({ x: 112 + index * 56, y: 376, w: 26, h: 64 }, '#6e7370') +
          rect({ x: 112 + index * 56, y: 468, w: 26, h: 84 }, '#666b69'),
      ) +
      rect({ x: 80, y: 318, w: 1040, h: 22 }, '#d3cbb8') +
      rect({ x: 440, y: 280, w: 320, h: 300 }, '#efe9db') +
      many(7, (index) =>
        rect(
          { x: 456 + index * 44, y: 300, w: 20, h: 280 },
          easel.across([0, '#fffaf0'], [1, '#9d9685']),
        ),
      ) +
      shape('M420,284L600,214L780,284Z', '#ddd5c3') +
      rect({ x: 520, y: 170, w: 160, h: 50 }, '#d8d1c0') +
      shape('M510,172Q600,40 690,172Z', dome) +
      line('M600,84V40', '#7d7869', 6) +
      many(2, (index) => shape(`M${150 + index * 800},318q50,-80 100,0z`, dome)) +
      many(5, (index) =>
        rect(
          { x: 400 - index * 26, y: 580 + index * 14, w: 400 + index * 52, h: 14 },
          index % 2 ? '#cbc4b3' : '#b7b09f',
        ),
      ) +
      rect({ y: 648, h: 152 }, easel.down([0, '#7f9a55'], [1, '#40582c'])) +
      easel.noise(
        { y: 648, h: 152 },
        { fine: [0.02, 0.08], colour: '#22371a', contrast: 1.6, cover: 0.45, opacity: 0.35 },
      ) +
      shape('M520,650H680L820,820H380Z', '#b9b1a2') +
      crowd(easel, { x: 440, y: 700, w: 320, h: 60, count: 10, size: 120 }) +
      easel.rough(
        8,
        many(10, (index) =>
          tree(easel, {
            x: index < 5 ? index * 70 : 560 + index * 70,
            y: 720,
            size: 110,
            dark: '#25401f',
            light: '#5f8040',
          }),
        ),
      )
    )
  },
}
