import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { measure } from './measure.ts'
import type { BenchPage } from './sixteen-pages.ts'

/** Measures other programs on the same pages. Programs that are not installed are left out with a note. */
export async function measurePeers(pages: readonly BenchPage[], folder: string) {
  const out = join(folder, 'peer')
  const peers = {
    'mutool draw (native)': {
      needs: ['mutool'],
      script: (file: string) => `mutool draw -q -w 2400 -o ${out}.pam ${file} 1`,
    },
    'pdftoppm + cwebp (drawing and one WebP)': {
      needs: ['pdftoppm', 'cwebp'],
      script: (file: string) =>
        `pdftoppm -png -scale-to-x 2400 -scale-to-y -1 -singlefile ${file} ${out} && cwebp -quiet -q 70 -m 2 ${out}.png -o ${out}.webp`,
    },
  }
  const rows: Record<string, { drawing: number | string }> = {}
  for (const [name, { needs, script }] of Object.entries(peers)) {
    const isInstalled = needs.every((program) => !spawnSync(program, ['-v']).error)
    if (!isInstalled) {
      rows[name] = { drawing: 'not installed, left out' }
      continue
    }
    const all = pages.map(({ file }) => script(file)).join(' && ')
    const { cpuSeconds } = await measure('bash', ['-c', all])
    rows[name] = { drawing: Number((cpuSeconds / pages.length).toFixed(3)) }
  }
  return rows
}
