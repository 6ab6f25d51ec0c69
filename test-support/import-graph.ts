import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'

/** Static imports, also those of types only. `import()` is left out: it runs later. */
const IMPORT = /^(?:import|export)\s[^'"]*?from\s+'([^']+)'|^import '([^']+)'/gm

/** The imports of each TypeScript file in the repository, as paths from its root. */
export function importGraph(): Map<string, string[]> {
  const { stdout } = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  const files = stdout.split('\n').filter((file) => /\.tsx?$/.test(file) && existsSync(file))
  const ours = new Set(files)
  return new Map(files.map((file) => [file, importsOf(file).filter((target) => ours.has(target))]))
}

function importsOf(file: string): string[] {
  const imports = readFileSync(file, 'utf8').matchAll(IMPORT)
  return Array.from(imports, ([, from, bare]) => pathOf(file, from ?? bare ?? ''))
}

function pathOf(file: string, specifier: string): string {
  return specifier.startsWith('#') ? specifier.slice(1) : join(dirname(file), specifier)
}

/** One cycle for each group of nodes that reach each other, as the path from a node back to itself. */
export function cyclesIn(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const finished = new Set<string>()
  const cycles: string[][] = []

  function visit(node: string, path: readonly string[]): void {
    const start = path.indexOf(node)
    if (start >= 0) cycles.push([...path.slice(start), node])
    if (start >= 0 || finished.has(node)) return
    for (const next of graph.get(node) ?? []) visit(next, [...path, node])
    finished.add(node)
  }

  for (const node of graph.keys()) visit(node, [])
  return cycles
}
