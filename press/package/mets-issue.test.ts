import { cp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import type { PackagedIssue } from './packaged-issue.ts'
import { readPackage } from './read-package.ts'
import { folderWith, smallJpeg } from './testing.ts'

const fixture = (name: string) => fileURLToPath(new URL(`fixtures/${name}`, import.meta.url))

async function issueIn(folder: string): Promise<PackagedIssue> {
  const reading = await readPackage(folder)
  if (reading.kind === 'invalid') throw new Error(reading.faults.join('\n'))
  return reading.issue
}

async function copyOf(name: string): Promise<string> {
  const folder = await folderWith({})
  await cp(fixture(name), folder, { recursive: true })
  return folder
}

test('nested articles are read, with tenths of millimetres as the unit', async () => {
  const { pages, notes, ...issue } = await issueIn(fixture('nested-mm10'))
  const [front, second] = pages.map((page) => page.content)

  expect(issue).toEqual({ format: 'mets', date: '2026-11-15' })
  expect(pages.map(({ number, name, section }) => [number, name, section])).toEqual([
    [1, 'Front Page', 'Main'],
    [2, 'Page 2', 'Main'],
  ])
  expect(front?.articles).toEqual([
    {
      id: 'ART1',
      headline: 'The lake is full again',
      kicker: 'WATER',
      byline: 'Asha Rao',
      paragraphs: [
        'After three dry summers the boats float.',
        'Fishers sang before dawn of the monsoon',
      ],
      language: 'en',
      box: { left: 10, top: 9.5, width: 80, height: 20.5 },
      pieces: expect.arrayContaining([{ left: 50, top: 12.5, width: 40, height: 17.5 }]),
      provenance: 'package',
      confidence: 1,
    },
  ])
  expect(second?.articles).toMatchObject([
    {
      id: 'ART1-p2',
      continues: 'ART1',
      headline: 'The lake is full again',
      paragraphs: ['and rowed home.'],
    },
    { id: 'ART2', headline: 'ಹೊಸ ಶಾಲೆ ಇಂದು ತೆರೆಯಿತು.', language: 'kn' },
  ])
  expect(second?.ads).toMatchObject([
    { id: 'AD1', text: 'New tyres', box: { left: 0, top: 75, width: 100, height: 25 } },
  ])
  expect(pages.map(({ whyNoFile }) => whyNoFile)).toEqual([
    'images/1.tif is missing: the package has no folder images',
    'images/2.tif is missing: the package has no folder images',
  ])
  expect(notes).toEqual([])
})

test('articles linked by arcs are read, with pixels as the unit and any namespace', async () => {
  const folder = await copyOf('linked-pixel')
  await writeFile(join(folder, 'page.jpg'), await smallJpeg())

  const { pages, notes, date } = await issueIn(folder)

  expect(date).toBe('2026-11-14')
  expect(pages).toMatchObject([{ file: { kind: 'image' }, content: { ads: [{ id: 'soap' }] } }])
  expect(pages[0]?.content.articles).toMatchObject([
    {
      id: 'bridge',
      headline: 'The bridge opens',
      paragraphs: ['Carts crossed first.', 'Goats followed.'],
      pieces: [
        { left: 10, top: 10, width: 40, height: 30 },
        { left: 50, top: 10, width: 40, height: 1.5 },
        { left: 10, top: 5, width: 80, height: 5 },
      ],
    },
  ])
  expect(notes).toEqual(['article An article that lies nowhere has no position on any page'])
})

test('articles linked by a group are read, with 1/1200 inch as the unit and no namespace', async () => {
  const { pages, notes } = await issueIn(fixture('grouped-inch1200'))
  expect(pages[0]?.content.articles).toMatchObject([
    {
      id: 'market',
      headline: 'Onions cost less at the market of Hosur…',
      paragraphs: [
        'Onions cost less at the market of Hosur today.',
        'Rain kept buyers away.',
        'Prices rise soon.',
      ],
      box: { left: 10, top: 10, width: 55, height: 5 },
    },
  ])
  expect(pages[0]?.whyNoFile).toBe('the METS file lists no PDF or image for it')
  expect(notes).toEqual(['the METS file does not give the date of the issue'])
})
