import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { PDFDocument } from 'pdf-lib'
import sharp from 'sharp'
import { onTestFinished } from 'vitest'

export type Files = Record<string, string | Uint8Array>

/** A temporary folder with these files, removed after the test. */
export async function folderWith(files: Files): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'package-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), content)
  }
  return folder
}

export async function onePagePdf(): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  document.addPage([330, 520])
  return document.save()
}

export async function smallJpeg(): Promise<Uint8Array> {
  const paper = { width: 33, height: 52, channels: 3, background: 'white' } as const
  return sharp({ create: paper }).jpeg().toBuffer()
}

const lake = {
  id: 'p1-lake',
  title: 'The lake is full again',
  kicker: 'Water',
  byline: 'Asha Rao',
  language: 'en',
  html: 'articles/lake.html',
  boxes: [
    { left: 10, top: 20, width: 30, height: 40 },
    { left: 40, top: 20, width: 30, height: 20 },
  ],
}
const tyres = {
  id: 'p1-tyres',
  boxes: [{ left: 0, top: 80, width: 100, height: 20 }],
  image: 'ads/tyres.jpg',
}
const school = {
  id: 'p2-school',
  title: 'ಹೊಸ ಶಾಲೆ',
  language: 'kn',
  html: 'articles/school.html',
  boxes: [{ left: 5, top: 5, width: 90, height: 90 }],
}

/** A valid manifest; each call returns a copy that the test may change. */
export function validManifest() {
  return structuredClone({
    format: 1,
    publisher: 'PV',
    date: '2026-11-15',
    edition: 4,
    sections: [
      {
        name: 'Main',
        pages: [
          { number: 1, name: 'Front Page', file: 'pages/01.pdf', articles: [lake], ads: [tyres] },
        ],
      },
      {
        name: 'City',
        pages: [{ number: 2, name: 'City', file: 'pages/02.jpg', articles: [school] }],
      },
    ],
  })
}

/** The files of a valid package; `manifest` replaces its `edition.json`. */
export async function packageFiles(manifest: unknown = validManifest()): Promise<Files> {
  return {
    'edition.json': typeof manifest === 'string' ? manifest : JSON.stringify(manifest),
    'pages/01.pdf': await onePagePdf(),
    'pages/02.jpg': await smallJpeg(),
    'ads/tyres.jpg': await smallJpeg(),
    'articles/lake.html': '<p>After three dry summers <b>the boats</b> float.</p><p>They sing.</p>',
    'articles/school.html': '<p>ಹೊಸ ಶಾಲೆ ಇಂದು ತೆರೆಯಿತು.</p><script>steal()</script>',
  }
}
