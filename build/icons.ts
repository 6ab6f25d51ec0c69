import { mkdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { BrandId } from '#contract/publisher.ts'

/** `npm run icons`: draws each title's mark in the sizes that browsers and phones ask for. */
const WEB = new URL('../web/', import.meta.url)

for (const brand of BrandId.options) {
  const folder = fileURLToPath(new URL(`public/icons/${brand}/`, WEB))
  await mkdir(folder, { recursive: true })
  const mark = await readFile(new URL(`brand/${brand}/mark.svg`, WEB), 'utf8')
  await draw(mark, 48, `${folder}favicon-48.png`)
  await draw(mark, 192, `${folder}icon-192.png`)
  await draw(mark, 512, `${folder}icon-512.png`)
  await draw(removeRoundCorners(mark), 180, `${folder}apple-touch-icon.png`)
  await draw(addMargin(removeRoundCorners(mark)), 512, `${folder}maskable-512.png`)
}

/** Removes the rounded corners, because the phone rounds them itself. */
function removeRoundCorners(mark: string): string {
  return mark.replace(/ rx="[^"]*"/, '')
}

/** Adds a margin. A phone may cut the icon to a circle, and the mark must stay within 80 % of the width. */
function addMargin(mark: string): string {
  const background = 'x="-20" y="-20" width="140" height="140"'
  return mark
    .replace('viewBox="0 0 100 100"', 'viewBox="-20 -20 140 140"')
    .replace('width="100" height="100"', background)
}

async function draw(svg: string, size: number, file: string): Promise<void> {
  // sharp renders an SVG at 72 dpi by default: one pixel for each of its 100 units.
  const density = 72 * (size / 100)
  await sharp(Buffer.from(svg), { density })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(file)
}
