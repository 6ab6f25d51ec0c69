import type { Easel } from './easel.ts'
import { figure } from './figures.ts'
import { POSES } from './poses.ts'
import { room, windowLight } from './rooms.ts'
import { line, many, oval, rect, shape } from './strokes.ts'
export const CRAFTS = {
  'theatre-stage'(easel: Easel): string {
    const beam = (x: number, colour: string) =>
      easel.soft(16, shape(`M${x},-20L${x - 170},640H${x + 190}Z`, colour, 'opacity=".26"'))
    const crown = (x: number, y: number, s: number) =>
      shape(`M${x - s},${y}Q${x},${y - s * 2.6} ${x + s},${y}Z`, '#d9a531') +
      many(7, (index) =>
        oval(
          x - s + (index * s) / 3,
          y - s * 0.3 - Math.sin((index / 6) * Math.PI) * s * 0.9,
          s * 0.11,
          s * 0.11,
          index % 2 ? '#b3362c' : '#f6ecd2',
        ),
      )
    const dancer = (x: number, y: number, s: number, flip: boolean, cloth: string) =>
      figure({
        x,
        y,
        size: s,
        pose: POSES.dancing,
        flip,
        dress: { skin: '#8a5a34', shirt: '#a52f28', legs: '#1d1a18', skirt: cloth },
      }) + crown(x + (flip ? -1 : 1) * s * 0.03, y - s * 0.92, s * 0.11)
    return (
      rect({}, easel.down([0, '#1b1216'], [0.6, '#3a2024'], [1, '#160d0c'])) +
      easel.noise(
        {},
        { fine: [0.03, 0.002], colour: '#7a1f22', contrast: 1.5, cover: 0.46, opacity: 0.55 },
      ) +
      beam(300, '#ffdf9c') +
      beam(620, '#fff1cf') +
      beam(920, '#ffb27a') +
      shape('M-20,640H1220V700H-20Z', '#6b4527') +
      easel.soft(20, oval(600, 650, 420, 40, '#ffe0a4', 'opacity=".6"')) +
      dancer(420, 668, 400, false, '#c9932c') +
      dancer(760, 672, 420, true, '#2d6b52') +
      figure({
        x: 140,
        y: 660,
        size: 220,
        pose: POSES.seated,
        dress: { skin: '#7d5238', shirt: '#e5dccb', legs: '#d6cab4', hair: '#15100d' },
      }) +
      figure({
        x: 230,
        y: 664,
        size: 220,
        pose: POSES.seated,
        dress: { skin: '#6b4530', shirt: '#d8cbb2', legs: '#cabda3', hair: '#15100d' },
      }) +
      easel.soft(
        2,
        many(26, (index) =>
          oval(
            index * 50 + easel.between(-12, 12),
            800 + easel.between(-26, 16),
            30,
            38,
            '#0c0808',
          ),
        ),
      )
    )
  },
  'loom-weaver'(easel: Easel): string {
    const warp = many(64, (index) =>
      line(
        `M${430 + index * 4.4},300L${300 + index * 8.4},640`,
        index % 9 < 2 ? '#d7a53a' : '#a12f3f',
        2.4,
        'opacity=".9"',
      ),
    )
    return (
      room(easel, { wall: '#84694a', floor: '#4a3625', ceiling: '#54402c' }) +
      windowLight(easel, 130, 170, 130, 190) +
      easel.soft(28, shape('M140,360L60,820H560L270,360Z', '#ffe9b8', 'opacity=".3"')) +
      line('M360,140V620M800,140V620M340,160H830M350,300H820', '#3a2817', 22) +
      line('M440,160V290M560,160V290M680,160V290', '#8a7350', 4) +
      warp +
      rect({ x: 400, y: 286, w: 340, h: 22 }, '#5b3f24') +
      rect({ x: 290, y: 560, w: 560, h: 26 }, '#6b4a2a') +
      shape('M300,586H840L850,700H290Z', '#8f2536') +
      many(9, (index) =>
        shape(
          `M300,${594 + index * 12}H${842 + index}v3H${300 - index}z`,
          '#d7a53a',
          'opacity=".7"',
        ),
      ) +
      figure({
        x: 880,
        y: 760,
        size: 470,
        pose: POSES.seated,
        flip: true,
        dress: {
          skin: '#6d4631',
          shirt: '#2f6d62',
          legs: '#24564d',
          skirt: '#2a6258',
          hair: '#191210',
        },
      }) +
      many(5, (index) =>
        oval(
          1010 + index * 34,
          740 - (index % 2) * 30,
          26,
          22,
          ['#c99a2f', '#a12f3f', '#2f5f7d', '#e8dcc0', '#5c7c3f'][index] ?? '#a33',
        ),
      )
    )
  },
}
