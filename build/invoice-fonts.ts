import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

/** `npm run invoice-fonts`: makes the fonts of invoices and of withdrawal notices from variable fonts, which a PDF cannot embed. */
const { resolve } = createRequire(import.meta.url)

const PARTS = {
  kannada: {
    file: '@fontsource-variable/noto-sans-kannada/files/noto-sans-kannada-kannada-wght-normal.woff2',
    characters: `${between(0x0c80, 0x0cff)}\u200c\u200d`,
  },
  latin: {
    file: '@fontsource-variable/noto-sans/files/noto-sans-latin-wght-normal.woff2',
    characters: between(0x20, 0xff) + between(0x2010, 0x2044),
  },
  rupee: {
    file: '@fontsource-variable/noto-sans/files/noto-sans-latin-ext-wght-normal.woff2',
    characters: '₹',
  },
}

const ROOMS = [
  {
    folder: 'server/payments/invoices/fonts',
    files: Object.keys(PARTS).flatMap((part) => [`${part}-regular`, `${part}-bold`]),
  },
  { folder: 'press/withdraw/fonts', files: ['latin-regular', 'kannada-regular'] },
]

const WEIGHTS = { regular: 400, bold: 700 }

for (const [part, { file, characters }] of Object.entries(PARTS)) {
  const variable = await readFile(resolve(file))
  for (const [name, wght] of Object.entries(WEIGHTS)) {
    const options = { targetFormat: 'sfnt', variationAxes: { wght } } as const
    const font = await subsetFont(variable, characters, options)
    for (const room of ROOMS) {
      if (room.files.includes(`${part}-${name}`)) {
        await writeFile(new URL(`../${room.folder}/${part}-${name}.ttf`, import.meta.url), font)
      }
    }
  }
}

function between(first: number, last: number): string {
  const codes = Array.from({ length: last - first + 1 }, (_, at) => first + at)
  return String.fromCodePoint(...codes)
}
