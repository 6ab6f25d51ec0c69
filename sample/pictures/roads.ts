import type { Easel } from './easel.ts'
import { crowd, figure } from './figures.ts'
import { mist, palm, ridge, sky } from './nature.ts'
import { POSES } from './poses.ts'
import { ground, skyline } from './street.ts'
import { group, line, many, rect, shape } from './strokes.ts'

export const ROADS = {
  bridge(easel: Easel): string {
    const pier = (index: number) => {
      const x = 60 + index * 190
      return (
        shape(
          `M${x},${402}h34l8,${150 + index * 12}h-50z`,
          easel.across([0, '#b5ada0'], [1, '#6d675d']),
        ) +
        line(`M${x + 17},396v-120`, '#8e877b', 9) +
        many(5, (k) =>
          line(
            `M${x + 17},284L${x - 70 + (k - 2) * -20},392M${x + 17},284L${x + 104 + (k - 2) * 20},392`,
            '#9b958a',
            1.6,
          ),
        )
      )
    }
    return (
      sky(easel, ['#7aa0ba', '#c2d3d6', '#f1e5cb']) +
      ridge(easel, 380, 100, '#9db2ae') +
      ridge(easel, 410, 70, '#64847a') +
      mist(easel, 340, 110, '#eef0e2', 0.6) +
      rect({ y: 416, h: 384 }, easel.down([0, '#b3c4c2'], [1, '#2e5a60'])) +
      easel.noise(
        { y: 416, h: 384 },
        { fine: [0.005, 0.09], colour: '#fff', contrast: 1.5, cover: 0.42, opacity: 0.3 },
      ) +
      many(7, pier) +
      shape('M-20,386H1240V408H-20Z', '#8d8679') +
      shape('M-20,378H1240V388H-20Z', '#cfc8ba') +
      many(8, (index) =>
        rect(
          { x: 30 + index * 150 + easel.between(0, 60), y: 360, w: 44, h: 20 },
          ['#a53a2f', '#e8e2d4', '#3c5f7e', '#d0a23b'][index % 4] ?? '#888',
          'rx="4"',
        ),
      ) +
      easel.soft(
        9,
        many(7, (index) =>
          rect({ x: 50 + index * 190, y: 560, w: 50, h: 160 }, '#1d3c40', 'opacity=".4"'),
        ),
      ) +
      shape('M360,690Q520,720 720,684L690,730Q530,752 392,730Z', '#3b2b20') +
      crowd(easel, { x: 420, y: 712, w: 220, count: 6, size: 96 }) +
      easel.rough(
        10,
        shape('M-20,700Q120,650 300,820H-20Z', '#2b3d2a') +
          many(3, (index) => palm(easel, 40 + index * 70, 790, 300, '#22301f')),
      )
    )
  },
  'road-works'(easel: Easel): string {
    const cone = (x: number, y: number, s: number) =>
      group(
        shape('M-16,0L-4,-60H4L16,0Z', '#d9601f') +
          shape('M-11,-22h22l-3,-14h-16z', '#f3eee4') +
          rect({ x: -24, y: 0, w: 48, h: 7 }, '#b84e17'),
        `transform="translate(${x} ${y}) scale(${s})"`,
      )
    return (
      sky(easel, ['#97aab6', '#cdd3d3', '#eae2d2'], { horizon: 360 }) +
      easel.soft(3, skyline(easel, 440, 220, '#aaa79f', '#837f77')) +
      ground(easel, 420, '#8d8780', '#46423d') +
      easel.rough(
        10,
        shape('M300,820L520,520 760,515 900,820Z', '#2b221a') +
          shape('M240,820L300,640 500,520 520,520 320,820Z', '#8a6a47') +
          shape('M880,820L760,515 830,518 1010,700 1080,820Z', '#7b5c3c'),
      ) +
      easel.noise(
        { x: 240, y: 515, w: 840, h: 285 },
        { fine: [0.04, 0.05], colour: '#c9a97e', contrast: 2.4, cover: 0.38, opacity: 0.4 },
      ) +
      group(
        rect({ x: 0, y: -96, w: 150, h: 66 }, '#d9a520', 'rx="8"') +
          rect({ x: 70, y: -160, w: 80, h: 70 }, '#c7951a') +
          rect({ x: 80, y: -150, w: 52, h: 44 }, '#27323a') +
          rect({ x: -10, y: -32, w: 180, h: 32 }, '#2a2725', 'rx="16"') +
          line('M30,-90L-90,-210L-170,-110', '#c7951a', 17) +
          shape('M-196,-120l46,4l-6,56l-50,-14z', '#58492f'),
        'transform="translate(900 520) scale(1.15)"',
      ) +
      many(5, (index) =>
        figure({
          x: 420 + index * 84,
          y: 620 + (index % 2) * 60,
          size: 200,
          pose: index % 2 ? POSES.stooping : POSES.standing,
          flip: index > 2,
          dress: { skin: '#5a3926', shirt: '#e07b1f', legs: '#3b4148', hair: '#e3b82c' },
        }),
      ) +
      cone(240, 700, 1.5) +
      cone(1080, 720, 1.6) +
      cone(330, 600, 1)
    )
  },
}
