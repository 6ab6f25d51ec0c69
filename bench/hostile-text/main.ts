import { HOSTILE_HTML } from '#press/package/hostile-html-testing.ts'
import { parseJson } from '#press/package/parse-json.ts'
import { sanitiseHtml } from '#press/package/sanitise-html.ts'
import { HOSTILE_TEXTS, TEXT_READERS } from '#server/security-tests/hostile-text-testing.ts'
import { growth, MAX_GROWTH } from './growth.ts'

/** An eighth of the largest sizes: 100 kB for a request body, 1 MB for a file of a package. */
const BODY = 12_000
const FILE = 125_000

const repeated = (piece: string) => (size: number) => `${piece.repeat(size / piece.length)}end`
const worst = (
  read: (text: string) => unknown,
  texts: ((size: number) => string)[],
  size: number,
) => Math.max(...texts.map((text) => growth(read, text, size)))

/** The growth of the CPU time when a hostile text gets eight times longer: 8 is linear, 64 quadratic. */
const figures = new Map<string, number>()
for (const [what, read] of TEXT_READERS) figures.set(what, worst(read, HOSTILE_TEXTS, BODY))
figures.set('JSON of a package', worst(parseJson, [repeated('[')], FILE))
for (const [what, piece] of HOSTILE_HTML) {
  figures.set(`HTML with ${what}`, worst(sanitiseHtml, [repeated(piece)], FILE))
}
console.table(
  Object.fromEntries(
    [...figures].map(([what, figure]) => [
      what,
      { growth: +figure.toFixed(1), goal: `< ${MAX_GROWTH}` },
    ]),
  ),
)
process.exitCode = [...figures.values()].every((figure) => figure < MAX_GROWTH) ? 0 : 1
