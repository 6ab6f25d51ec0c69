import type { Easel } from './easel.ts'
import { figure, shadow } from './figures.ts'
import { CROWD, player, stands, turf } from './ground.ts'
import { POSES } from './poses.ts'
import { line, many, oval, rect, shape } from './strokes.ts'
export const CRICKET = {
  'cricket-batter'(easel: Easel): string {
    const dust = easel.soft(
      9,
      many(22, () =>
        oval(
          easel.between(560, 800),
          easel.between(690, 740),
          easel.between(12, 46),
          easel.between(6, 20),
          '#dcc7a0',
          'opacity=".4"',
        ),
      ),
    )
    const x = 520
    return (
      stands(easel, 400, CROWD) +
      rect({ y: 372, h: 44 }, '#1d3d66') +
      many(7, (index) =>
        rect(
          { x: index * 176 + 14, y: 380, w: 150, h: 28 },
          index % 2 ? '#c9962e' : '#e9e4d8',
          'opacity=".75"',
        ),
      ) +
      turf(easel, 414, '#7f9f52', '#3f6426') +
      shape('M-20,700H1220V820H-20Z', easel.down([0, '#c9ae7f'], [1, '#a58a5e'])) +
      easel.noise(
        { y: 700, h: 100 },
        { fine: [0.02, 0.09], colour: '#6f5a38', contrast: 1.6, cover: 0.42, opacity: 0.4 },
      ) +
      easel.soft(
        3.5,
        player(easel, 980, 480, 120, 'standing', '#2d5b8f', '#2d5b8f') +
          player(easel, 170, 470, 110, 'walking', '#2d5b8f', '#2d5b8f'),
      ) +
      shadow(easel, x + 20, 745, 190) +
      figure({
        x,
        y: 745,
        size: 560,
        pose: POSES.driving,
        dress: { skin: '#6d4631', shirt: '#e9e6dc', legs: '#dfdbd0' },
      }) +
      shape(`M${x + 108},${570}l36,-4l26,152l-44,6z`, '#f4f2ea') +
      shape(`M${x - 122},${592}l34,8l-40,132l-34,-8z`, '#efece2') +
      oval(x + 98, 745 - 0.885 * 560, 40, 36, '#1d3d66') +
      shape(`M${x + 108},${222}q44,2 50,18l-34,4z`, '#16304f') +
      line(`M${x + 116},262q30,2 32,16M${x + 116},274q26,2 28,14`, '#bdb8ab', 3) +
      shape(`M${x + 142},${486}l20,-6l124,178l-32,24z`, '#d9b878') +
      line(`M${x + 140},482l24,30`, '#2f2620', 15) +
      oval(850, 600, 12, 12, '#a32a22') +
      line('M800,626L838,606', '#fff', 3, 'opacity=".35"') +
      dust +
      many(3, (index) => rect({ x: 300 + index * 15, y: 570, w: 8, h: 170 }, '#e2c88d'))
    )
  },
  stadium(easel: Easel): string {
    const lamp = (x: number) =>
      line(`M${x},330V90`, '#7d8790', 8) +
      rect({ x: x - 44, y: 58, w: 88, h: 42 }, '#dfe7ec') +
      easel.soft(26, oval(x, 80, 110, 70, '#f6fbff', 'opacity=".75"'))
    return (
      rect({}, easel.down([0, '#10203a'], [0.5, '#31496b'], [1, '#203018'])) +
      lamp(170) +
      lamp(470) +
      lamp(770) +
      lamp(1060) +
      shape('M-20,300Q600,190 1240,300V470Q600,400 -20,470Z', '#3a3f49') +
      easel.soft(
        1.6,
        many(1500, (index) => {
          const t = (index % 125) / 125
          const row = Math.floor(index / 125)
          return oval(
            t * 1240 - 20 + easel.between(-3, 3),
            300 - Math.sin(t * Math.PI) * 96 + 16 + row * (13 + Math.sin(t * Math.PI) * 1.5),
            4.5,
            5.5,
            CROWD[Math.floor(easel.random() * CROWD.length)] ?? '#888',
          )
        }),
      ) +
      oval(600, 640, 800, 230, '#4d7d33') +
      easel.noise(
        { y: 420, h: 380 },
        { fine: [0.006, 0.04], colour: '#8fbf5f', contrast: 1.2, cover: 0.44, opacity: 0.35 },
      ) +
      oval(600, 640, 640, 165, 'none', 'stroke="#eef0e4" stroke-width="4" opacity=".7"') +
      shape('M570,560h60l24,170h-108z', '#c4ab7d') +
      many(11, () => {
        const x = easel.between(160, 1040)
        const y = easel.between(520, 740)
        return player(easel, x, y, 58, 'standing', '#eceae2', '#e2dfd5')
      })
    )
  },
}
