import { heldBackReports, sampleReports, seenReports } from './judged-set.ts'
import { linksWithoutCounterparts, scoreOf } from './score.ts'

/** Which articles of the Kannada and the English daily report the same event. The goal: precision .95. */
const sets = process.argv.includes('seen')
  ? { sample: sampleReports(), seen: seenReports() }
  : { sample: sampleReports(), seen: seenReports(), 'held back': heldBackReports() }
console.table(
  Object.entries(sets).map(([set, reports]) => {
    const { wrong, missed, ...score } = scoreOf(reports)
    const withoutCounterparts = linksWithoutCounterparts(reports)
    for (const pair of [...wrong, ...withoutCounterparts]) console.info(`wrong: ${pair}`)
    for (const event of missed) console.info(`missed: ${event}`)
    return { set, ...score, 'wrong without counterparts': withoutCounterparts.length }
  }),
)
