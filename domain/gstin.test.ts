import { expect, test } from 'vitest'
import { gstinFault, stateCodeOf } from './gstin.ts'

test.each(['27AAPFU0939F1ZV', '29AAAAA0000A1ZY'])('%s is a tax number', (gstin) => {
  expect(gstinFault(gstin)).toBeUndefined()
})

test.each([
  ['', { kind: 'length', length: 0 }],
  ['27AAPFU0939F1Z', { kind: 'length', length: 14 }],
  ['27aapfu0939f1zv', { kind: 'character', character: 'a' }],
  ['27AAPFU-939F1ZV', { kind: 'character', character: '-' }],
  ['72AAPFU0939F1ZV', { kind: 'state-code', stateCode: '72' }],
  ['00AAPFU0939F1ZV', { kind: 'state-code', stateCode: '00' }],
  ['27AAPF10939F1ZV', { kind: 'pan', pan: 'AAPF10939F' }],
  ['27AAPFU0939F0ZV', { kind: 'registration-number', registration: '0Z' }],
  ['27AAPFU0939F1YV', { kind: 'registration-number', registration: '1Y' }],
  ['27AAPFU0939F1ZA', { kind: 'check-character', found: 'A', expected: 'V' }],
])('the fault in %j is found', (text, fault) => {
  expect(gstinFault(text)).toEqual(fault)
})

test('a GSTIN begins with the state code', () => {
  expect(stateCodeOf('29AAAAA0000A1ZY')).toBe('29')
})
