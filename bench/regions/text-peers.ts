import { execFile, spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Count, type Counts, shareOf, sumCounts } from './counts.ts'
import type { PageResult } from './evaluate.ts'
import { blockText, foundPage } from './found-page.ts'
import { kendallTau, sentencesInOrder } from './order.ts'
import { sentencesOf } from './score.ts'
import { shareText, textTable } from './text-table.ts'
import type { TruePage } from './truth.ts'
import { wordsFound } from './words.ts'

const run = promisify(execFile)

const PEERS: Readonly<Record<string, readonly string[]>> = {
  pdftotext: [],
  'pdftotext -layout': ['-layout'],
}

/** The words of a page and the order of its sentences, as the press and other programs have them. */
export async function textPeers(results: readonly PageResult[]): Promise<string> {
  const ours = results.map(({ truth, model }) => {
    const { articles } = foundPage(model)
    return scoreText(truth, articles.flatMap(({ blocks }) => blocks.map(blockText)).join('\n'))
  })
  const rows = [rowOf('the press', ours)]
  const isInstalled = !spawnSync('pdftotext', ['-v']).error
  for (const [name, options] of Object.entries(PEERS)) {
    rows.push(
      isInstalled ? rowOf(name, await peerScores(results, options)) : [name, 'not installed', ''],
    )
  }
  return textTable(['text of a page', 'words on the page', 'tau'], rows)
}

async function peerScores(
  results: readonly PageResult[],
  options: readonly string[],
): Promise<Counts[]> {
  const folder = await mkdtemp(join(tmpdir(), 'broadsheet-bench-'))
  const file = join(folder, 'page.pdf')
  const scores: Counts[] = []
  for (const { pdf, truth } of results) {
    await writeFile(file, pdf)
    const { stdout } = await run('pdftotext', [...options, '-enc', 'UTF-8', file, '-'])
    scores.push(scoreText(truth, stdout))
  }
  await rm(folder, { recursive: true })
  return scores
}

function scoreText({ articles }: TruePage, text: string): { words: Count; tau: Count } {
  const words = wordsFound(articles.map((article) => article.text).join('\n'), text)
  const orders = articles.map((article) => ({
    tau: sentencesInOrder(sentencesOf(article), text),
  }))
  const { tau = { all: 0, right: 0 } } = sumCounts(orders)
  return { words: { all: words.all, right: words.hit }, tau }
}

function rowOf(name: string, scores: readonly Counts[]): string[] {
  const { words, tau } = sumCounts(scores)
  return [name, shareText(shareOf(words)), shareText(tau && kendallTau(tau))]
}
