import type { Easel } from './easel.ts'
import { crowd } from './figures.ts'
import { blades, mist, palm, ridge, sky, sun, tree, water } from './nature.ts'
import { group, line, many, n, oval, rect, shape } from './strokes.ts'

export const SHORES = {
  reservoir(easel: Easel): string {
    const spill = many(5, (index) => {
      const x = 700 + index * 74
      const fall = easel.down([0, '#f6fafb', 0.95], [1, '#dfe9ec', 0.7])
      return (
        rect({ x: x + 14, y: 402, w: 46, h: 150 }, fall) +
        rect({ x, y: 350, w: 13, h: 205 }, '#6f6a61')
      )
    })
    return (
      sky(easel, ['#7f9fbd', '#b9cbd6', '#e8e0cd']) +
      ridge(easel, 372, 120, '#9fb0b8') +
      ridge(easel, 400, 90, '#6f8788') +
      mist(easel, 300, 150, '#e9e6da', 0.6) +
      ridge(easel, 425, 46, '#4d6458') +
      water(easel, 420, ['#9db4bd', '#2f5361']) +
      shape('M560,345H1240V372H560Z', '#a09a8c') +
      shape('M560,372H1240V560H640Z', easel.down([0, '#8f897c'], [1, '#5b574f'])) +
      spill +
      rect({ x: 690, y: 318, w: 60, h: 34 }, '#b8b1a1') +
      rect({ x: 900, y: 322, w: 46, h: 30 }, '#aaa393') +
      easel.soft(
        14,
        many(16, () =>
          oval(
            easel.between(700, 1100),
            easel.between(545, 590),
            60,
            26,
            '#f4f8f9',
            'opacity=".55"',
          ),
        ),
      ) +
      easel.rough(14, shape('M-20,640Q140,575 330,660T640,830H-20Z', '#2c3a2c')) +
      easel.rough(
        6,
        many(4, (index) =>
          tree(easel, {
            x: 40 + index * 75,
            y: 690 + index * 20,
            size: 150 - index * 14,
            dark: '#1f2c20',
            light: '#4d6238',
          }),
        ),
      )
    )
  },
  lake(easel: Easel): string {
    return (
      sky(easel, ['#8296ab', '#c9c8c4', '#f2dcb6'], { cloudColour: '#fff6e6' }) +
      sun(easel, 330, 330, 22, '#fff0c4') +
      ridge(easel, 410, 60, '#8f9f9f') +
      easel.rough(
        10,
        many(22, (index) =>
          tree(easel, {
            x: index * 58,
            y: 436,
            size: easel.between(50, 105),
            dark: '#4b5f52',
            light: '#7f8f68',
          }),
        ),
      ) +
      many(6, (index) =>
        rect(
          { x: 690 + index * 78, y: 300 + (index % 3) * 34, w: 50, h: 130 },
          '#a7aaa8',
          'opacity=".75"',
        ),
      ) +
      water(easel, 432, ['#d8cdb6', '#42606b']) +
      easel.soft(10, rect({ x: 270, y: 440, w: 120, h: 300 }, '#fff2cf', 'opacity=".45"')) +
      easel.rough(
        12,
        shape('M500,560Q760,500 1220,530V640Q880,590 500,560Z', '#8d7f62') +
          shape('M-20,720Q360,640 720,730T1240,690V820H-20Z', '#5a5138'),
      ) +
      many(14, () => {
        const x = easel.between(560, 1150)
        const y = easel.between(545, 610)
        return (
          oval(x, y, 9, 5, '#f0ece2') +
          line(`M${n(x + 6)},${n(y - 2)}q4,-9 8,-8`, '#f0ece2', 2.4) +
          line(`M${n(x)},${n(y + 4)}v9`, '#6b4a35', 1.4)
        )
      }) +
      blades(easel, {
        y: 690,
        h: 120,
        count: 420,
        colours: ['#5d6136', '#8b8750', '#34401f'],
        size: 90,
      })
    )
  },
  'coast-boats'(easel: Easel): string {
    const boat = (x: number, y: number, s: number, colour: string) =>
      group(
        shape('M-120,-18Q0,22 120,-26L96,24Q0,44 -94,24Z', colour) +
          shape('M-120,-18Q0,22 120,-26L118,-18Q0,32 -116,-10Z', '#efe7d6', 'opacity=".8"') +
          line('M-30,10L10,-120M10,-120L70,2M10,-120L-80,0', '#3b2c22', 3) +
          rect({ x: 30, y: -40, w: 44, h: 40 }, '#d8d2c4') +
          oval(0, 40, 110, 9, '#0d2028', 'opacity=".45"'),
        `transform="translate(${x} ${y}) scale(${s})"`,
      )
    return (
      sky(easel, ['#6c93b4', '#bcd0d6', '#f4dfb8']) +
      sun(easel, 860, 300, 24, '#ffe6ae') +
      water(easel, 400, ['#c9cfc4', '#2b5a6a']) +
      ridge(easel, 410, 34, '#7d9599') +
      water(easel, 412, ['#bcc6be', '#2b5a6a']) +
      boat(300, 470, 0.55, '#7d3b2c') +
      boat(720, 500, 0.7, '#2f5a7a') +
      boat(980, 470, 0.45, '#506b3f') +
      boat(480, 610, 1.25, '#8f3426') +
      easel.rough(10, shape('M-20,740Q320,660 700,735T1240,705V820H-20Z', '#c7b087')) +
      easel.soft(3, line('M-20,735Q320,655 700,730T1240,700', '#f4f1e6', 9, 'opacity=".8"')) +
      many(3, (index) => palm(easel, 1010 + index * 78, 830, 520 - index * 60, '#1f2b22')) +
      crowd(easel, { x: 120, y: 765, w: 240, count: 4, size: 120 })
    )
  },
  lighthouse(easel: Easel): string {
    const tower = easel.across([0, '#fbf7ee'], [0.45, '#e8e0d0'], [1, '#8e8778'])
    return (
      sky(easel, ['#516f8d', '#9db1bd', '#e3d9c4'], { cloud: 0.75 }) +
      water(easel, 470, ['#8fa3a8', '#26434f']) +
      easel.rough(
        20,
        shape('M500,830L560,640 640,590 720,520 900,500 1060,545 1240,600V830Z', '#4a4339') +
          shape('M560,640L640,590 700,640 660,830H500Z', '#2f2b26'),
        0.02,
      ) +
      easel.noise(
        { x: 520, y: 520, w: 680, h: 280 },
        { fine: [0.03, 0.04], colour: '#8d8371', contrast: 2.2, cover: 0.42, opacity: 0.4 },
      ) +
      shape('M818,520L838,190H902L922,520Z', tower) +
      shape('M826,420L831,340H909L914,420ZM834,270L838,215H902L906,270Z', '#a3342a') +
      rect({ x: 826, y: 176, w: 88, h: 14 }, '#3a3733') +
      rect({ x: 846, y: 132, w: 48, h: 46 }, easel.across([0, '#fff5cf'], [1, '#d7b768'])) +
      shape('M836,134L870,100L904,134Z', '#8f2b23') +
      rect({ x: 950, y: 460, w: 110, h: 62 }, '#e6dfcf') +
      shape('M940,462L1005,425L1070,462Z', '#8a4033') +
      easel.soft(
        5,
        many(30, () =>
          oval(easel.between(440, 640), easel.between(690, 800), 36, 12, '#f3f6f4', 'opacity=".5"'),
        ),
      ) +
      many(14, () => {
        const x = easel.between(120, 760)
        const y = easel.between(110, 380)
        return line(`M${n(x)},${n(y)}q9,-9 14,0q6,-9 15,-1`, '#2f3338', 2.2)
      })
    )
  },
}
