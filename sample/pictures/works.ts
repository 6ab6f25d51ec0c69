import type { Easel } from './easel.ts'
import { blades, ridge, sky, sun, tree } from './nature.ts'
import { group, line, many, n, oval, rect, shape } from './strokes.ts'

export const WORKS = {
  'solar-farm'(easel: Easel): string {
    const panel = (x: number, y: number, s: number) =>
      group(
        shape(
          'M0,0L150,-44L196,6L34,58Z',
          easel.across([0, '#1c2f52'], [0.5, '#3d5f90'], [1, '#223a63']),
        ) +
          many(4, (index) =>
            line(`M${(index + 1) * 30},${-(index + 1) * 9}l36,${55 - index}`, '#9fb4cf', 1.6),
          ) +
          line('M17,29L173,-19', '#9fb4cf', 1.6) +
          line('M90,20V62M150,0V40', '#6b6f72', 5),
        `transform="translate(${n(x)} ${n(y)}) scale(${n(s)})"`,
      )
    return (
      sky(easel, ['#5f95c4', '#a9cbdc', '#f3e7c6']) +
      sun(easel, 900, 170, 34) +
      ridge(easel, 440, 80, '#b0aa90') +
      ridge(easel, 460, 50, '#958c68') +
      rect({ y: 452, h: 348 }, easel.down([0, '#c0a874'], [1, '#70583a'])) +
      easel.noise(
        { y: 452, h: 348 },
        { fine: [0.01, 0.06], colour: '#5c6b33', contrast: 1.7, cover: 0.42, opacity: 0.45 },
      ) +
      many(5, (row) =>
        many(13 - row * 2, (index) =>
          panel(-60 + index * (104 + row * 46), 492 + row * row * 18 + row * 14, 0.5 + row * 0.27),
        ),
      ) +
      easel.soft(14, shape('M640,470L900,470L1100,820H500Z', '#fff6d8', 'opacity=".16"'))
    )
  },
  'rocket-launch'(easel: Easel): string {
    return (
      rect({}, easel.down([0, '#233a63'], [0.6, '#6d86a8'], [1, '#e2c79d'])) +
      easel.noise(
        { h: 500 },
        { fine: [0.003, 0.008], colour: '#fff', contrast: 1.5, cover: 0.42, opacity: 0.25 },
      ) +
      easel.soft(46, oval(600, 560, 330, 230, '#ffcf7a', 'opacity=".85"')) +
      line('M760,700V190M800,700V190', '#59605f', 8) +
      many(12, (index) =>
        line(
          `M760,${220 + index * 40}L800,${250 + index * 40}M800,${220 + index * 40}L760,${250 + index * 40}`,
          '#59605f',
          4,
        ),
      ) +
      shape(
        'M568,470V200Q600,110 632,200V470Z',
        easel.across([0, '#f7f5ef'], [0.5, '#dcd8ce'], [1, '#8c887e']),
      ) +
      rect({ x: 568, y: 300, w: 64, h: 14 }, '#a33a2c') +
      rect({ x: 546, y: 330, w: 22, h: 150 }, '#d5d1c6') +
      rect({ x: 632, y: 330, w: 22, h: 150 }, '#a9a59b') +
      easel.soft(
        7,
        shape('M572,470Q600,760 628,470Z', '#fff6d0') +
          shape('M556,480Q600,700 644,480Z', '#ffbe4a', 'opacity=".7"'),
      ) +
      easel.soft(
        17,
        many(90, () => {
          const away = easel.between(-1, 1)
          return oval(
            600 + away * 560,
            720 - (1 - Math.abs(away)) * easel.between(0, 170),
            easel.between(36, 92),
            easel.between(30, 70),
            ['#fff4dc', '#f2d9b0', '#cfc5bb', '#a9a5a3'][Math.floor(easel.random() * 4)] ?? '#ddd',
            'opacity=".6"',
          )
        }),
      ) +
      easel.rough(
        9,
        many(26, (index) =>
          tree(easel, {
            x: index * 50,
            y: 812,
            size: easel.between(50, 100),
            dark: '#141c17',
            light: '#2c382a',
          }),
        ),
      )
    )
  },
  'food-plate'(easel: Easel): string {
    const gravy = easel.round([0, '#8f4a1d'], [0.7, '#6b3212'], [1, '#3f1c0a'])
    return (
      rect({}, easel.down([0, '#3f2a1c'], [1, '#6e4a2d'])) +
      easel.noise(
        {},
        { fine: [0.004, 0.05], colour: '#1d110a', contrast: 1.8, cover: 0.48, opacity: 0.55 },
      ) +
      easel.soft(20, oval(620, 480, 470, 270, '#000', 'opacity=".5"')) +
      oval(600, 440, 460, 270, easel.down([0, '#b9b3a6'], [0.5, '#e8e4da'], [1, '#8d887d'])) +
      oval(600, 436, 420, 240, easel.down([0, '#3f7a34'], [1, '#5f9a45'])) +
      line('M190,436Q600,420 1010,436', '#9cc272', 5, 'opacity=".6"') +
      easel.rough(
        7,
        oval(430, 420, 150, 96, '#e8d9b4') +
          oval(420, 406, 146, 90, '#f1e6c8') +
          oval(444, 392, 140, 84, '#dcc79a'),
      ) +
      easel.noise(
        { x: 290, y: 310, w: 300, h: 200 },
        { fine: [0.04, 0.05], colour: '#8a5f2c', contrast: 2.6, cover: 0.32, opacity: 0.5 },
      ) +
      oval(740, 400, 150, 100, '#cfc8ba') +
      oval(740, 396, 132, 86, gravy) +
      many(
        7,
        (index) =>
          oval(
            680 + (index % 4) * 42,
            372 + Math.floor(index / 4) * 46,
            36,
            24,
            easel.round([0, '#6b3a5f'], [0.6, '#3f1f3d'], [1, '#221022']),
          ) +
          line(
            `M${672 + (index % 4) * 42},${362 + Math.floor(index / 4) * 46}q10,-8 20,-2`,
            '#c9a0b8',
            3,
            'opacity=".7"',
          ),
      ) +
      oval(600, 560, 84, 52, '#d8d2c4') +
      oval(600, 556, 72, 43, '#f7f4ea') +
      many(22, () =>
        oval(
          easel.between(300, 900),
          easel.between(560, 640),
          9,
          5,
          ['#5d8a2f', '#b5342a', '#e9dfc6'][Math.floor(easel.random() * 3)] ?? '#6a3',
          'opacity=".8"',
        ),
      ) +
      easel.soft(30, oval(430, 240, 300, 120, '#fff2d0', 'opacity=".3"')) +
      blades(easel, { y: 380, h: 40, count: 26, colours: ['#3f6a24', '#5f8a35'], size: 18 })
    )
  },
}
