import type { Easel } from './easel.ts'
import { figure } from './figures.ts'
import { mist, sky, tree } from './nature.ts'
import { POSES } from './poses.ts'
import { bus, ground, skyline } from './street.ts'
import { line, many, n, oval, rect, shape } from './strokes.ts'
export const TRAFFIC = {
  'metro-train'(easel: Easel): string {
    const coach = (index: number) => {
      const x = 330 + index * 250
      return (
        shape(
          `M${x},${300 - index * 12}L${x + 244},${288 - index * 12}V${452 + index * 4}L${x},${448 + index * 2}Z`,
          easel.down([0, '#eef1f2'], [0.6, '#c4ccd0'], [1, '#8a9398']),
        ) +
        shape(`M${x},${400}L${x + 244},${402}v22L${x},${418}Z`, '#6b2c86') +
        many(4, (w) => shape(`M${x + 14 + w * 58},${328 - index * 12}h44v52h-44z`, '#27333b'))
      )
    }
    return (
      sky(easel, ['#5f88ab', '#a9c3d0', '#e9e1cc'], { horizon: 520 }) +
      easel.soft(2, skyline(easel, 640, 300, '#98a3aa', '#6f7b84')) +
      mist(easel, 420, 200, '#e6e2d6', 0.5) +
      many(4, (index) => coach(index)) +
      shape(
        'M150,310Q170,292 330,300V448L160,452Q138,440 140,400Z',
        easel.across([0, '#f7f8f8'], [1, '#c6cdd1']),
      ) +
      shape('M164,322Q180,312 250,314V384H158Z', '#1c262d') +
      shape('M142,405L330,412V430L144,424Z', '#6b2c86') +
      oval(176, 434, 9, 7, '#fff6cf') +
      oval(232, 436, 9, 7, '#fff6cf') +
      shape('M-20,448H1240V516H-20Z', easel.down([0, '#b4aea2'], [1, '#7b766c'])) +
      rect({ x: -20, y: 440, w: 1260, h: 12 }, '#8e897f') +
      many(4, (index) =>
        shape(
          `M${90 + index * 330},516h120l-22,44v260h-76v-260z`,
          easel.across([0, '#a29c90'], [1, '#68635b']),
        ),
      ) +
      ground(easel, 716, '#6c675f', '#35322e') +
      easel.rough(
        8,
        many(12, (index) =>
          tree(easel, {
            x: index * 110,
            y: 770,
            size: easel.between(120, 190),
            dark: '#24382a',
            light: '#557041',
          }),
        ),
      )
    )
  },
  'rain-street'(easel: Easel): string {
    const umbrella = (x: number, y: number, s: number, colour: string) =>
      figure({
        x,
        y,
        size: s,
        pose: POSES.walking,
        flip: x > 600,
        dress: { skin: '#54382a', shirt: '#3d4650', legs: '#2a2e33', hair: '#14100e' },
      }) +
      shape(
        `M${n(x - s * 0.3)},${n(y - s * 0.92)}Q${x},${n(y - s * 1.35)} ${n(x + s * 0.3)},${n(y - s * 0.92)}Z`,
        colour,
      ) +
      line(`M${x},${n(y - s * 1.1)}V${n(y - s * 0.6)}`, '#1c1c1e', 3)
    return (
      rect({}, easel.down([0, '#6f7b85'], [0.5, '#8f989c'], [1, '#3d454b'])) +
      easel.soft(5, skyline(easel, 470, 330, '#5e6a73', '#48535c')) +
      easel.soft(
        3,
        many(12, () =>
          oval(
            easel.between(0, 1200),
            easel.between(250, 440),
            easel.between(8, 20),
            easel.between(8, 20),
            ['#f2c46a', '#e8684f', '#f6e7bb'][Math.floor(easel.random() * 3)] ?? '#fff',
            'opacity=".8"',
          ),
        ),
      ) +
      rect({ y: 460, h: 340 }, easel.down([0, '#79838a'], [1, '#2c343a'])) +
      easel.soft(
        12,
        many(14, () =>
          rect(
            {
              x: easel.between(0, 1200),
              y: 470,
              w: easel.between(14, 40),
              h: easel.between(120, 300),
            },
            ['#f2c46a', '#e8684f', '#dfe6ea'][Math.floor(easel.random() * 3)] ?? '#fff',
            'opacity=".35"',
          ),
        ),
      ) +
      easel.noise(
        { y: 460, h: 340 },
        { fine: [0.01, 0.09], colour: '#dbe3e7', contrast: 1.8, cover: 0.4, opacity: 0.3 },
      ) +
      easel.soft(1.5, bus(700, 560, 0.8, '#78302b')) +
      umbrella(240, 640, 210, '#1f2c3d') +
      umbrella(520, 600, 160, '#7d2a2a') +
      umbrella(400, 760, 290, '#23272b') +
      umbrella(880, 740, 270, '#2d4a3c') +
      many(420, () => {
        const x = easel.between(-40, 1220)
        const y = easel.between(-20, 800)
        const l = easel.between(14, 42)
        return line(
          `M${n(x)},${n(y)}l${n(-l * 0.22)},${n(l)}`,
          '#e8eef2',
          1.2,
          `opacity="${n(easel.between(0.15, 0.5))}"`,
        )
      })
    )
  },
}
