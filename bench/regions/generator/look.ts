import type { Random } from '#sample/layout/random.ts'
import { type Face, type FaceChoice, type Language, openFace } from './type/faces.ts'
import { BLACK, type Colour, type PdfHabits } from './type/sheet.ts'

/** A newspaper's typography: faces, sizes, columns, rules and colours. */
export interface Look {
  language: Language
  page: { width: number; height: number; margin: number }
  columns: number
  gutter: number
  rowGap: number
  body: {
    face: Face
    size: number
    leading: number
    isJustified: boolean
    indent: number
    paragraphGap: number
  }
  bold: Face
  italic: Face
  head: Face
  /** A second voice for features and comment. */
  lightHead: Face
  sans: Face
  sansBold: Face
  headAlign: 'left' | 'centre'
  headSize: number
  rules: 'thin' | 'thick' | 'none'
  hasColumnRules: boolean
  accent: Colour
  tint: Colour
  habits: PdfHabits
}

const FORMATS = [
  { width: 936, height: 1474, margin: 34 },
  { width: 893, height: 1332, margin: 30 },
  { width: 850, height: 1304, margin: 38 },
  { width: 964, height: 1560, margin: 28 },
]

const ACCENTS: readonly [Colour, Colour][] = [
  [
    [0.64, 0.09, 0.13],
    [0.97, 0.93, 0.88],
  ],
  [
    [0.05, 0.27, 0.5],
    [0.89, 0.94, 0.98],
  ],
  [
    [0.1, 0.4, 0.27],
    [0.92, 0.96, 0.9],
  ],
  [
    [0.45, 0.18, 0.45],
    [0.93, 0.93, 0.93],
  ],
]

/** Body, bold, headline and light headline of each style: family, weight, width. */
type Cut = readonly ['serif' | 'sans', number, number]
const FACES: readonly { body: Cut; head: Cut; light: Cut; sans: Cut }[] = [
  {
    body: ['serif', 400, 100],
    head: ['serif', 800, 75],
    light: ['serif', 300, 90],
    sans: ['sans', 400, 80],
  },
  {
    body: ['serif', 380, 92],
    head: ['sans', 900, 70],
    light: ['sans', 300, 75],
    sans: ['sans', 400, 75],
  },
  {
    body: ['sans', 380, 82],
    head: ['serif', 700, 90],
    light: ['serif', 400, 80],
    sans: ['sans', 450, 75],
  },
  {
    body: ['serif', 420, 85],
    head: ['serif', 600, 100],
    light: ['sans', 250, 90],
    sans: ['sans', 420, 90],
  },
]

export async function createLook(
  language: Language,
  random: Random,
  wishes: Partial<Pick<Look, 'columns' | 'rules' | 'hasColumnRules'>> & {
    isRagged?: boolean
  } = {},
): Promise<Look> {
  const among = <T>(choices: readonly T[]): T => {
    const choice = choices[Math.floor(random() * choices.length)]
    if (choice === undefined) throw new Error('Nothing to choose from')
    return choice
  }
  const page = among(FORMATS)
  const faces = among(FACES)
  const [accent, tint] = among(ACCENTS)
  const columns = wishes.columns ?? among([5, 6, 6, 7, 8])
  const cut = ([family, weight, width]: Cut, more: Partial<FaceChoice> = {}) =>
    openFace({ language, family, weight, width, isItalic: false, ...more })
  const size = (columns > 6 ? 8 : 8.6) + random() * 0.7
  const [familyOfBody, , widthOfBody] = faces.body
  const hasGap = random() < 0.3
  const spans = among(['cluster', 'cluster', 'word', 'line'] as const)
  const leading = size * (language === 'kn' ? 1.36 + random() * 0.08 : 1.14 + random() * 0.1)
  return {
    language,
    page,
    columns,
    gutter: 10 + random() * 6,
    rowGap: 15 + random() * 7,
    body: {
      face: await cut(faces.body),
      size,
      leading,
      isJustified: !(wishes.isRagged ?? random() < 0.25),
      indent: hasGap ? 0 : size * (0.9 + random() * 0.5),
      paragraphGap: hasGap ? leading * 0.5 : 0,
    },
    bold: await cut([familyOfBody, 700, widthOfBody]),
    italic: await cut(faces.body, { isItalic: true }),
    head: await cut(faces.head),
    lightHead: await cut(faces.light),
    sans: await cut(faces.sans),
    sansBold: await cut(['sans', 750, 80]),
    headAlign: random() < 0.25 ? 'centre' : 'left',
    headSize: (language === 'kn' ? 0.9 : 1) * (0.92 + random() * 0.2),
    rules: wishes.rules ?? among(['thin', 'thin', 'thick']),
    hasColumnRules: wishes.hasColumnRules ?? random() < 0.3,
    accent: random() < 0.85 ? accent : BLACK,
    tint,
    habits: {
      spans,
      // A span over a line contains its spaces.
      hasSpaceGlyphs: spans === 'line' || random() < 0.75,
      hasSoftHyphens: random() < 0.4,
      isClipped: random() < 0.6,
    },
  }
}
