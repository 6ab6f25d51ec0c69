import type { Easel } from './easel.ts'
import { line, many, n, oval, rect, shape } from './strokes.ts'

export interface Sitter {
  skin: readonly [light: string, middle: string, dark: string]
  hair: string
  cloth: readonly [string, string]
  backdrop: readonly [string, string, string]
  age: number
  look: 'turban' | 'bun' | 'short' | 'grey' | 'young'
  moustache?: boolean
  glasses?: boolean
}

/** A head-and-shoulders portrait, lit from the left, with soft edges. */
export function portrait(easel: Easel, sitter: Sitter): string {
  const [light, middle, dark] = sitter.skin
  const [cloth, shade] = sitter.cloth
  const face = easel.across([0, light], [0.45, middle], [0.85, dark], [1, dark])
  const [far, mid, near] = sitter.backdrop
  const behind =
    rect({}, easel.down([0, far], [0.6, mid], [1, near])) +
    easel.soft(
      26,
      many(20, () =>
        oval(
          easel.between(0, 1200),
          easel.between(0, 700),
          easel.between(26, 90),
          easel.between(26, 90),
          [far, mid, near, '#fff'][Math.floor(easel.random() * 4)] ?? mid,
          'opacity=".3"',
        ),
      ),
    )
  const body =
    shape(
      'M230,830Q250,640 430,600L520,560H690L780,600Q950,640 975,830Z',
      easel.across([0, cloth], [0.55, cloth], [1, shade]),
    ) +
    easel.soft(
      7,
      line(
        'M430,610Q470,720 455,830M760,610Q735,720 760,830M560,600Q600,690 590,830',
        shade,
        9,
        'opacity=".6"',
      ),
    )
  const neck =
    shape('M520,470V570Q605,650 690,570V470Z', easel.across([0, middle], [0.5, dark], [1, dark])) +
    easel.soft(12, oval(612, 530, 84, 34, '#1a0d08', 'opacity=".55"'))
  const head = shape(
    'M470,300Q466,160 605,156Q742,160 738,300Q738,390 706,448Q660,524 604,526Q548,524 504,448Q470,390 470,300Z',
    face,
  )
  const ears = oval(468, 338, 18, 40, middle) + oval(740, 338, 17, 38, dark)
  const planes = easel.soft(
    13,
    oval(548, 312, 48, 24, '#2a140c', 'opacity=".6"') +
      oval(662, 312, 46, 24, '#1c0d08', 'opacity=".7"') +
      shape('M612,318Q640,390 622,412L604,414Z', '#2a140c', 'opacity=".45"') +
      oval(530, 392, 42, 40, light, 'opacity=".75"') +
      oval(578, 214, 70, 34, light, 'opacity=".7"') +
      oval(690, 396, 24, 74, '#1a0b06', 'opacity=".45"') +
      oval(604, 500, 50, 15, '#1f0f09', 'opacity=".4"') +
      oval(596, 372, 11, 32, light, 'opacity=".85"'),
  )
  const eye = (x: number, opacity: number) =>
    easel.soft(
      1.6,
      shape(
        `M${x - 27},314Q${x},296 ${x + 27},315Q${x},328 ${x - 27},314Z`,
        '#d9cbbd',
        `opacity="${opacity}"`,
      ) +
        oval(x + 2, 313, 11, 11, '#1a100c') +
        line(`M${x - 29},312Q${x},290 ${x + 29},313`, '#150b07', 4.5),
    ) + oval(x - 2, 309, 2.6, 2.6, '#fff', 'opacity=".8"')
  const brow = (x: number, lift: number) =>
    easel.soft(
      2.4,
      line(
        `M${x - 36},${284 + lift}Q${x},${264 + lift} ${x + 36},${282 - lift}`,
        sitter.hair,
        sitter.look === 'bun' ? 7 : 11,
        'opacity=".85"',
      ),
    )
  const nose = easel.soft(
    2.6,
    line('M604,392Q588,404 582,408Q592,420 606,418Q622,420 630,406', '#2a130b', 5, 'opacity=".65"'),
  )
  const mouth = easel.soft(
    2.4,
    shape(
      'M558,452Q585,440 604,446Q624,440 650,452Q626,476 604,476Q580,476 558,452Z',
      '#7a3a30',
      'opacity=".85"',
    ) + line('M556,453Q604,461 652,453', '#2b100b', 4),
  )
  const lines =
    sitter.age > 0
      ? easel.soft(
          2.4,
          line(
            'M540,420Q530,446 546,466M668,420Q680,446 664,466M520,236Q600,222 690,238M530,214Q600,202 682,216M508,336q-10,8 -18,8M704,336q10,8 18,8',
            '#2a130b',
            3.6,
            `opacity="${n(sitter.age * 0.6)}"`,
          ),
        )
      : ''
  return (
    behind +
    easel.rough(5, hairBehind(sitter) + body + neck + ears + head + planes + lines) +
    eye(548, 0.85) +
    eye(662, 0.6) +
    brow(548, 0) +
    brow(662, 2) +
    nose +
    mouth +
    easel.rough(6, hairFront(easel, sitter))
  )
}

function hairBehind({ look, hair }: Sitter): string {
  if (look === 'bun')
    return shape(
      'M440,330Q430,130 606,126Q784,130 770,330Q780,440 740,500H470Q430,440 440,330Z',
      hair,
    )
  return look === 'young' || look === 'short'
    ? shape('M452,320Q444,132 606,128Q768,132 756,320Z', hair)
    : ''
}

function hairFront(easel: Easel, sitter: Sitter): string {
  const { look, hair } = sitter
  const grey = easel.soft(
    5,
    oval(540, 176, 56, 22, '#e4e0d9', 'opacity=".75"') +
      oval(660, 182, 46, 18, '#7d7771', 'opacity=".6"'),
  )
  const moustache = sitter.moustache
    ? easel.soft(
        2.6,
        shape('M536,446Q570,416 604,430Q640,416 672,446Q640,440 604,442Q566,440 536,446Z', hair),
      )
    : ''
  const glasses = sitter.glasses
    ? line(
        'M506,312a42,34 0 1 0 84,0a42,34 0 1 0 -84,0M620,312a42,34 0 1 0 84,0a42,34 0 1 0 -84,0M590,306Q604,298 620,306M506,306L470,296M704,306L738,298',
        '#191513',
        5,
      )
    : ''
  const tops: Record<Sitter['look'], string> = {
    turban:
      shape(
        'M436,262Q420,90 606,78Q796,90 774,262Q690,206 604,214Q520,206 436,262Z',
        easel.across([0, '#f4efe2'], [0.5, '#d9d0bb'], [1, '#8b8370']),
      ) +
      line(
        'M446,236Q560,120 764,150M440,200Q560,100 730,112M470,250Q620,160 772,210M520,224Q640,180 770,244',
        '#9d947e',
        7,
        'opacity=".7"',
      ),
    bun:
      shape('M462,300Q452,150 606,140Q756,148 746,300Q722,200 606,178Q496,200 462,300Z', hair) +
      line('M606,142Q602,160 606,180', '#4a2e22', 3) +
      oval(604, 250, 8, 8, '#a3241f'),
    short: shape(
      'M460,296Q444,132 604,124Q764,130 748,296Q736,236 712,210Q600,186 498,212Q472,240 460,296Z',
      hair,
    ),
    grey:
      shape(
        'M462,296Q446,146 604,138Q762,144 746,296Q734,226 700,204Q600,176 508,206Q474,228 462,296Z',
        hair,
      ) + grey,
    young: shape(
      'M456,290Q436,116 612,110Q776,122 752,290Q742,230 720,206Q660,216 610,190Q540,222 494,212Q470,240 456,290Z',
      hair,
    ),
  }
  return tops[look] + moustache + glasses
}
