import type { Easel } from './easel.ts'
import { crowd, figure, shadow } from './figures.ts'
import { blades, mist, palm, ridge, sky, sun, tree, water } from './nature.ts'
import { POSES } from './poses.ts'
import { group, line, many, oval, rect, shape } from './strokes.ts'

export const LAND = {
  'paddy-field'(easel: Easel): string {
    const bunds = many(7, (index) => {
      const y = 450 + index * index * 8
      return line(
        `M-20,${y + 8}Q500,${y - 26} 1220,${y + 22}`,
        '#40552c',
        3 + index * 2,
        'opacity=".75"',
      )
    })
    return (
      sky(easel, ['#88aac4', '#c3d4d6', '#f1e6c9']) +
      sun(easel, 930, 230, 26) +
      ridge(easel, 400, 110, '#a3b8b2') +
      ridge(easel, 420, 60, '#6f8d78') +
      easel.rough(
        8,
        many(26, (index) =>
          palm(easel, index * 48 + easel.between(-20, 20), 432, easel.between(44, 92), '#41583f'),
        ),
      ) +
      rect({ y: 425, h: 375 }, easel.down([0, '#a9b45e'], [0.4, '#7c9a3c'], [1, '#34541f'])) +
      easel.noise(
        { y: 425, h: 375 },
        { fine: [0.006, 0.05], colour: '#e8e39a', contrast: 1.5, cover: 0.46, opacity: 0.35 },
      ) +
      bunds +
      many(5, (index) =>
        figure({
          x: 420 + index * 96,
          y: 590 + (index % 2) * 14,
          size: 118,
          pose: POSES.stooping,
          flip: index % 3 === 0,
          dress: {
            skin: '#5a3926',
            shirt: ['#b3453b', '#d39a35', '#39658a', '#8b3f6c', '#3f7f68'][index] ?? '#a44',
            legs: '#4a2c26',
            skirt: ['#8f342d', '#b07f28', '#2c5172', '#6f3156', '#2f6553'][index] ?? '#833',
            hair: '#17110e',
          },
        }),
      ) +
      blades(easel, {
        y: 560,
        h: 250,
        count: 1500,
        colours: ['#b9c86a', '#7ea23c', '#4d7427', '#dbe29a'],
        size: 46,
      })
    )
  },
  'forest-elephant'(easel: Easel): string {
    const hide = easel.down([0, '#6d655e'], [0.6, '#4b4540'], [1, '#2d2926'])
    const elephant = (x: number, y: number, s: number) =>
      group(
        shape(
          'M-150,-10Q-160,-120 -60,-132Q40,-150 96,-120Q120,-168 172,-150Q220,-132 216,-78Q214,-40 222,10Q228,60 212,82Q200,84 202,66Q206,30 194,-8Q186,-24 170,-24Q150,-14 132,-26L126,96H88L84,20Q20,34 -50,20L-58,96H-98L-104,10L-128,96H-152Z',
          hide,
        ) +
          shape('M96,-118Q60,-96 76,-36Q100,-16 124,-38Q134,-90 96,-118Z', '#5b544e') +
          line('M186,-26q22,14 40,6', '#efe6d3', 9) +
          oval(166, -88, 4, 4, '#161210') +
          line('M-150,-60q-22,40 -14,84', '#2d2926', 6),
        `transform="translate(${x} ${y}) scale(${s})"`,
      )
    return (
      rect({}, easel.down([0, '#c9d3b4'], [0.5, '#8ea67a'], [1, '#35432a'])) +
      easel.soft(
        8,
        many(24, (index) =>
          rect(
            { x: index * 54 + easel.between(-14, 14), w: easel.between(8, 24), h: 640 },
            '#6d8062',
            'opacity=".6"',
          ),
        ),
      ) +
      easel.noise(
        { h: 520 },
        { fine: [0.018, 0.022], colour: '#2f4a2a', contrast: 2.4, cover: 0.42, opacity: 0.6 },
      ) +
      mist(easel, 240, 360, '#dfe6c8', 0.55) +
      easel.rough(5, elephant(470, 600, 1.35) + elephant(770, 622, 0.72)) +
      shadow(easel, 480, 734, 250) +
      easel.rough(
        9,
        [40, 150, 985, 1060, 1170]
          .map((x, index) =>
            line(`M${x},-10Q${x + 16},400 ${x - 8},830`, '#241d16', index % 2 ? 26 : 46),
          )
          .join(''),
      ) +
      blades(easel, {
        y: 640,
        h: 170,
        count: 1200,
        colours: ['#5f7a33', '#31481f', '#8fa050', '#1f2f16'],
        size: 80,
      })
    )
  },
  'coffee-hills'(easel: Easel): string {
    const rows = (y: number, size: number, count: number, dark: string, light: string) =>
      many(count, (index) => {
        const x = (index * 1260) / count - 20 + easel.between(-8, 8)
        const dy = Math.sin(index * 0.35) * size * 0.5
        return (
          oval(x, y + dy, size, size * 0.62, dark) +
          oval(x - size * 0.2, y + dy - size * 0.2, size * 0.6, size * 0.34, light, 'opacity=".6"')
        )
      })
    return (
      sky(easel, ['#93a9b8', '#cfd6d2', '#eee7d2']) +
      ridge(easel, 330, 150, '#a6b7ba', 1) +
      ridge(easel, 390, 130, '#7d9692') +
      mist(easel, 300, 170, '#f0efe4', 0.75) +
      ridge(easel, 470, 110, '#557263') +
      mist(easel, 410, 120, '#eef0e4', 0.5) +
      ridge(easel, 540, 90, '#3d5a3f') +
      easel.rough(
        9,
        rows(560, 22, 46, '#33502f', '#6b8a45') +
          rows(610, 32, 34, '#2a4527', '#678741') +
          rows(680, 46, 26, '#223c20', '#5f7f3a') +
          rows(770, 66, 19, '#1a3019', '#587833'),
      ) +
      many(6, (index) =>
        tree(easel, {
          x: 80 + index * 215,
          y: 590,
          size: easel.between(190, 260),
          dark: '#22382a',
          light: '#4a6a44',
        }),
      ) +
      many(60, () =>
        oval(easel.between(0, 1200), easel.between(640, 790), 4, 4, '#b5342c', 'opacity=".85"'),
      ) +
      crowd(easel, { x: 480, y: 690, w: 240, count: 3, size: 120 })
    )
  },
  mountain(easel: Easel): string {
    const snow = easel.down([0, '#ffffff'], [0.55, '#dfe7ee'], [1, '#8b9cab'])
    return (
      sky(easel, ['#41648c', '#88a9c6', '#d6e0e4'], { cloud: 0.4 }) +
      easel.rough(
        16,
        shape(
          'M-20,560L170,300 260,360 430,140 520,250 610,190 790,420 900,310 1040,430 1240,280V820H-20Z',
          snow,
        ),
        0.02,
      ) +
      easel.rough(
        12,
        shape(
          'M430,140L520,250 500,420 400,560 460,380ZM610,190L790,420 760,600 660,470 680,340ZM170,300L260,360 210,520 150,470ZM900,310L1040,430 1020,600 930,520Z',
          '#5f7388',
          'opacity=".7"',
        ),
        0.03,
      ) +
      easel.noise(
        { y: 150, h: 450 },
        { fine: [0.02, 0.035], colour: '#3f5163', contrast: 2, cover: 0.38, opacity: 0.35 },
      ) +
      mist(easel, 440, 170, '#e6edf1', 0.7) +
      ridge(easel, 600, 120, '#4b5b5c', 1.5) +
      water(easel, 610, ['#9cb8c4', '#355664']) +
      easel.rough(
        14,
        shape('M-20,700L200,640 420,720 640,690 900,760 1240,700V820H-20Z', '#3b3a34'),
      ) +
      easel.noise(
        { y: 650, h: 150 },
        { fine: [0.03, 0.05], colour: '#8d887c', contrast: 2.5, cover: 0.45, opacity: 0.5 },
      )
    )
  },
}
