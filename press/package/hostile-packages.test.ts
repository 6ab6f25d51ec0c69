import { symlink, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readPackage } from './read-package.ts'
import { folderWith, packageFiles, soundManifest } from './testing.ts'

async function faultsOf(folder: string): Promise<string[]> {
  const reading = await readPackage(folder)
  return reading.kind === 'faulty' ? reading.faults : []
}

function manifestWithPageFile(file: string) {
  const manifest = soundManifest()
  Object.assign(manifest.sections[0]?.pages[0] ?? {}, { file })
  return manifest
}

test.each([
  ['../../etc/passwd', 'page 1: ../../etc/passwd climbs out of the folder'],
  ['pages/../../01.pdf', 'page 1: pages/../../01.pdf climbs out of the folder'],
  ['/etc/passwd', 'page 1: /etc/passwd is an absolute path: write it from the folder on'],
  [
    'C:\\pages\\01.pdf',
    'page 1: C:\\pages\\01.pdf is an absolute path: write it from the folder on',
  ],
  ['\\\\host\\share', 'page 1: \\\\host\\share is an absolute path: write it from the folder on'],
  ['pages\\01.pdf', 'page 1: pages\\01.pdf has a backslash: write / between folders'],
  [
    'http://paper.example/1.pdf',
    'page 1: http://paper.example/1.pdf is an address, not a file in the folder',
  ],
  ['file:///etc/passwd', 'page 1: file:///etc/passwd is an address, not a file in the folder'],
  ['pages/01.pdf\0.jpg', 'page 1: pages/01.pdf\ufffd.jpg has a control character in its name'],
  ['pages', 'page 1: pages is not a file'],
  ['.', 'page 1: . is not a file'],
  ['pages/01.pdf/x', 'page 1: pages/01.pdf/x is missing'],
  ['articles/lake.html', 'page 1: articles/lake.html is no PDF, JPEG, PNG, WebP or TIFF'],
  [`${'a'.repeat(300)}.pdf`, `page 1: ${'a'.repeat(79)}… is too long for a file name`],
  [`${'a/'.repeat(300)}.pdf`, `page 1: ${'a/'.repeat(39)}a… is too long for a file name`],
])('a page file %j is refused', async (file, fault) => {
  const folder = await folderWith(await packageFiles(manifestWithPageFile(file)))
  expect(await faultsOf(folder)).toEqual([fault])
})

test('links that leave the folder, or lead in a circle, are refused', async () => {
  const outside = await folderWith({ 'secret.html': 'secret', 'page.jpg': 'x' })
  const { 'articles/lake.html': _, 'pages/02.jpg': __, ...files } = await packageFiles()
  const folder = await folderWith(files)
  await symlink(join(outside, 'secret.html'), join(folder, 'articles/lake.html'))
  await symlink('02.jpg', join(folder, 'pages/02.jpg'))
  expect(await faultsOf(folder)).toEqual([
    'page 1: articles/lake.html is a link that leads out of the folder',
    'page 2: pages/02.jpg is a link that leads in a circle',
  ])
})

test('a linked edition.json is not followed out of the folder', async () => {
  const outside = await folderWith({ 'edition.json': '{}' })
  const folder = await folderWith({})
  await symlink(join(outside, 'edition.json'), join(folder, 'edition.json'))
  expect(await faultsOf(folder)).toEqual([
    'edition.json: it is a link that leads out of the folder',
  ])
})

test('a link inside the folder is followed', async () => {
  const { 'pages/02.jpg': page = '', ...files } = await packageFiles()
  const folder = await folderWith({ ...files, 'scans/2.jpg': page })
  await symlink('../scans/2.jpg', join(folder, 'pages/02.jpg'))
  expect(await readPackage(folder)).toMatchObject({ kind: 'sound' })
})

test.each([
  [
    'huge',
    `{"format": 1, "x": "${'a'.repeat(5 * 1024 * 1024)}"}`,
    'it has 6 MB: at most 4 MB are read',
  ],
  ['not UTF-8', Buffer.from([0x7b, 0xff, 0xfe, 0x7d]), 'it is not UTF-8'],
  ['all zeros', Buffer.alloc(1000), 'line 1, column 1: a value should stand here'],
  ['nested a million deep', '['.repeat(1e6) + ']'.repeat(1e6), 'must be an object in braces'],
  ['empty', '', 'line 1, column 1: a value should stand here'],
])('an edition.json that is %s is refused', async (_how, content, fault) => {
  const folder = await folderWith({ 'edition.json': content })
  expect(await faultsOf(folder)).toEqual([`edition.json: ${fault}`])
})

test('a sparse file of a gigabyte is measured, not read', async () => {
  const folder = await folderWith(await packageFiles())
  await truncate(join(folder, 'pages/01.pdf'), 2 ** 30)
  await truncate(join(folder, 'articles/lake.html'), 2 ** 30)
  expect(await faultsOf(folder)).toEqual([
    'page 1: pages/01.pdf has 1024 MB: at most 256 MB are read',
    'page 1: articles/lake.html has 1024 MB: at most 1 MB are read',
    'the articles have 1025 MB together: at most 64 MB are read',
  ])
})

test('ten thousand pages are one fault', async () => {
  const pages = Array.from({ length: 10_000 }, (_, index) => ({ number: index + 1 }))
  const folder = await folderWith({
    'edition.json': JSON.stringify({ ...soundManifest(), sections: [{ name: 'Main', pages }] }),
  })
  expect(await faultsOf(folder)).toEqual(['10000 pages: an issue has at most 400'])
})

test('a page of a thousand advertisements is too full', async () => {
  const manifest = soundManifest()
  const boxes = [{ left: 1, top: 1, width: 1, height: 1 }]
  const ads = Array.from({ length: 1000 }, (_, index) => ({ id: `ad-${index}`, boxes }))
  Object.assign(manifest.sections[0]?.pages[0] ?? {}, { ads })
  const folder = await folderWith(await packageFiles(manifest))
  expect(await faultsOf(folder)).toEqual([
    'page 1: has 1001 articles and advertisements: at most 500 fit a page',
  ])
})

test('names meant for JavaScript objects are only unknown fields', async () => {
  const text = JSON.stringify(soundManifest()).replace('{', '{"__proto__": {"edition": 9}, ')
  const folder = await folderWith(await packageFiles(text))
  expect(await faultsOf(folder)).toEqual(['edition.json: __proto__ is not a field of the format'])
})

test.each([['/nowhere/at/all', '/nowhere/at/all is not a folder']])(
  '%s is no package',
  async (path, fault) => {
    expect(await faultsOf(path)).toEqual([fault])
  },
)

test('a folder with neither format in it is no package', async () => {
  const folder = await folderWith({ 'page.xml': '<html/>', 'notes.txt': 'mets' })
  expect(await faultsOf(folder)).toEqual(['neither edition.json nor a METS file is in the folder'])
})
