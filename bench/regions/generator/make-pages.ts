import { randomFrom } from '#sample/layout/random.ts'
import type { TruePage } from '../truth.ts'
import { FEATURES } from './features.ts'
import { truthOf } from './truth.ts'
import type { Language } from './type/faces.ts'
import { writePdf } from './type/write-pdf.ts'

/** The pages of one feature in one language, the same for the same seed. */
export async function makePages(
  feature: string,
  language: Language,
  seed: number,
): Promise<{ pdf: Uint8Array; truth: TruePage[] }> {
  const layOut = FEATURES[feature]
  if (!layOut)
    throw new Error(`No feature ${feature}; there are: ${Object.keys(FEATURES).join('; ')}`)
  const random = randomFrom(`${feature} ${language} ${seed}`)
  const desks = await layOut({ feature, language, random })
  const pdf = await writePdf(
    desks.map(({ sheet }) => sheet),
    random,
  )
  return { pdf, truth: desks.map(({ record }) => truthOf(record)) }
}
