import { z } from 'zod'
import { EditionGroup } from '#contract/issues.ts'
import { PublisherCode } from '#contract/publisher.ts'

/** What an operator writes: the editions of a title in groups, in the order that readers see. */
const EditionsFile = z
  .strictObject({ publisher: PublisherCode, groups: z.array(EditionGroup).min(1) })
  .superRefine(({ groups }, context) => {
    const editions = groups.flatMap((group) => group.editions)
    for (const field of ['id', 'edition_number'] as const) {
      const values = editions.map((edition) => edition[field])
      for (const twice of values.filter((value, place) => values.indexOf(value) !== place)) {
        context.addIssue({ code: 'custom', message: `${field} ${twice} is given twice` })
      }
    }
  })
export type EditionsFile = z.infer<typeof EditionsFile>

export function readEditionsFile(json: string): EditionsFile | { faults: string[] } {
  const read = parseJson(json)
  if ('fault' in read) return { faults: [read.fault] }
  const { data, error } = EditionsFile.safeParse(read.value)
  return data ?? { faults: z.prettifyError(error).split('\n') }
}

function parseJson(json: string): { value: unknown } | { fault: string } {
  try {
    return { value: JSON.parse(json) }
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) }
  }
}
