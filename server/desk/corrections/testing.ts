import type { CorrectionStep, PageDraft } from '#contract/desk/correction-steps.ts'
import { getCorrectionPage, sendSteps } from '#contract/desk/corrections.ts'
import { box, draftStory, stepOn } from '#domain/corrections/testing.ts'
import { issueFolder, pageFiles } from '#store/issue-files.ts'
import { issueKey, rewriteTestFile, serverWithIssues } from '../../issues/testing.ts'
import { browserOfStaff } from '../testing.ts'

export const CORRECTED = issueKey('2026-11-15')
export const ID_PREFIX = 'pv-20261115-4-01-'
export const LEFT = `${ID_PREFIX}left`
export const RIGHT = `${ID_PREFIX}right`

type Server = Awaited<ReturnType<typeof serverWithIssues>>

/** A server whose issue of the 15th has a model for page 1, with two stories and an advertisement. */
export async function serverWithModel() {
  const server = await serverWithIssues()
  await writeTestModel(server)
  return server
}

/** `text` replaces the text of the left story. */
export async function writeTestModel(
  { services }: Server,
  version = 'v1',
  text?: string,
): Promise<void> {
  const left = draftStory(LEFT, box(0, 0, 50, 50))
  const blocks = left.blocks.map((block) => ({ ...block, text: text ?? block.text }))
  const stories = [
    { ...left, blocks },
    draftStory(RIGHT, box(50, 0, 50, 50)),
    draftStory(`${ID_PREFIX}ad`, box(0, 60, 100, 30), 'advertisement'),
  ].map(({ version: _, isSettled, ...story }) => story)
  const model = { format: 1, stories, furniture: [] }
  const folder = issueFolder(CORRECTED, version)
  const bytes = new TextEncoder().encode(JSON.stringify(model))
  await rewriteTestFile(services, { folder, pageNo: 1, file: pageFiles(1).model }, bytes)
}

/** A corrector with a page open. */
export async function corrector(server: Server, email = 'asha@paper.example', name = 'Asha Rao') {
  const { ask, id } = await browserOfStaff(server, { role: 'corrector', email, name })
  const query = { publisher: 'PV', edition: '4', date: CORRECTED.date, page: '1' }
  const body = { ...CORRECTED, page: 1 }
  return {
    ...{ ask, id, query, body },
    open: async () => {
      const { page } = getCorrectionPage.reply.parse(
        await (await ask(getCorrectionPage, { query })).json(),
      )
      if (!page) throw new Error('There is no page')
      return page
    },
    send: async (since: number, ...steps: CorrectionStep[]) =>
      sendSteps.reply.parse(
        await (await ask(sendSteps, { body: { ...body, since, steps } })).json(),
      ),
  }
}

export function mergeOf(draft: PageDraft): CorrectionStep {
  return stepOn(draft, { act: 'merge', stories: [LEFT, RIGHT] })
}
