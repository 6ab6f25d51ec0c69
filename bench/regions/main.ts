import { BenchError } from './input.ts'
import { runRegions } from './run-regions.ts'

try {
  await runRegions(process.argv.slice(2), console.info)
} catch (error) {
  if (!(error instanceof BenchError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
