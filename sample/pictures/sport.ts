import type { Easel } from './easel.ts'
import { CROWD, player, stands, turf } from './ground.ts'
import { line, many, n, oval, rect, shape } from './strokes.ts'
export const SPORT = {
  football(easel: Easel): string {
    return (
      stands(easel, 380, CROWD) +
      turf(easel, 380, '#6f9a4a', '#33591f') +
      many(6, (index) =>
        shape(`M${index * 240 - 200},380h120l160,440h-190z`, '#fff', 'opacity=".05"'),
      ) +
      line('M-20,520L1220,470', '#eef2e6', 5, 'opacity=".7"') +
      easel.soft(
        3,
        player(easel, 980, 510, 190, 'running', '#b23a2e', '#e6e2d8', true) +
          player(easel, 140, 500, 170, 'walking', '#274f8a', '#1b2c47'),
      ) +
      player(easel, 760, 745, 470, 'running', '#b23a2e', '#ece8de', true) +
      player(easel, 430, 750, 520, 'kicking', '#2a5596', '#1c2f4d') +
      oval(640, 640, 28, 28, easel.round([0, '#fff'], [0.7, '#dcdcd6'], [1, '#77776f'])) +
      shape('M640,626l12,9l-5,14h-14l-5,-14z', '#1b1b1b') +
      many(40, () =>
        line(
          `M${n(easel.between(560, 700))},${n(easel.between(690, 760))}l${n(easel.between(-8, 8))},${n(easel.between(-16, -4))}`,
          '#8bb25c',
          3,
          'opacity=".7"',
        ),
      )
    )
  },
  hockey(easel: Easel): string {
    const stick = (x: number, y: number, s: number, flip: boolean) =>
      line(
        `M${x},${y}l${(flip ? -1 : 1) * s * 0.3},${s * 0.36}q${(flip ? -1 : 1) * s * 0.05},${s * 0.05} ${(flip ? -1 : 1) * s * 0.1},${-s * 0.01}`,
        '#e7d7a8',
        11,
      )
    return (
      stands(easel, 330, CROWD) +
      rect({ y: 316, h: 30 }, '#d8d3c6') +
      turf(easel, 346, '#4f93a8', '#1f5a73') +
      line('M-20,470L1220,430', '#f2f6f5', 6, 'opacity=".75"') +
      easel.soft(
        3,
        player(easel, 250, 480, 180, 'running', '#d8a02e', '#7a1d24') +
          player(easel, 1010, 500, 190, 'running', '#eef0ee', '#23334f', true),
      ) +
      player(easel, 760, 740, 450, 'stooping', '#eef0ee', '#23334f', true) +
      stick(600, 640, 250, true) +
      player(easel, 420, 756, 500, 'driving', '#d8a02e', '#7a1d24') +
      stick(548, 520, 420, false) +
      oval(640, 735, 13, 13, '#f8f7f2') +
      easel.soft(
        4,
        many(26, () =>
          oval(easel.between(590, 700), easel.between(690, 745), 8, 5, '#e9f4f7', 'opacity=".6"'),
        ),
      )
    )
  },
  runner(easel: Easel): string {
    return (
      stands(easel, 360, CROWD) +
      turf(easel, 352, '#7fa353', '#5b8238') +
      shape('M-20,450H1220V820H-20Z', easel.down([0, '#b8573d'], [1, '#8a3626'])) +
      easel.noise(
        { y: 450, h: 350 },
        { fine: [0.05, 0.12], colour: '#4d1810', contrast: 1.4, cover: 0.45, opacity: 0.35 },
      ) +
      many(5, (index) =>
        shape(
          `M-20,${470 + index * index * 19}H1220v${3 + index * 1.6}H-20z`,
          '#f1e9dd',
          'opacity=".85"',
        ),
      ) +
      easel.soft(
        4,
        player(easel, 190, 560, 250, 'running', '#3a6ea5', '#1f2c3d') +
          player(easel, 360, 580, 260, 'running', '#4c8a57', '#1d2b22'),
      ) +
      player(easel, 660, 745, 540, 'running', '#d39a2b', '#2b2d33') +
      rect({ x: 668, y: 378, w: 74, h: 56 }, '#f4f1e8', 'transform="rotate(-14 700 400)"') +
      easel.soft(
        10,
        many(16, () =>
          oval(
            easel.between(380, 620),
            easel.between(700, 750),
            40,
            10,
            '#d98a68',
            'opacity=".35"',
          ),
        ),
      )
    )
  },
}
