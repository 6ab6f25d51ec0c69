import { expect, test } from 'vitest'
import { heldBackReports, sampleReports, seenReports } from './judged-set.ts'
import { linksWithoutCounterparts, scoreOf } from './score.ts'

const reports = [...seenReports(), ...heldBackReports()]

test('links between the papers are right, and most events are found', () => {
  const { links, precision, recall } = scoreOf(reports)
  expect(precision).toBeGreaterThanOrEqual(0.95)
  expect(recall).toBeGreaterThanOrEqual(0.8)
  const wrong = linksWithoutCounterparts(reports).length
  expect(links / (links + wrong)).toBeGreaterThanOrEqual(0.95)
})

test('the sample newspapers, which report no common event, are not linked', () => {
  expect(scoreOf(sampleReports()).links).toBe(0)
})
