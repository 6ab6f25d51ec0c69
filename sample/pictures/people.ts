import type { Easel } from './easel.ts'
import { portrait } from './portrait.ts'

const DEEP = ['#a8714e', '#7d4d33', '#3d2217'] as const
const WARM = ['#bd855f', '#8f5c40', '#4a2b1d'] as const

export const PEOPLE = {
  'farmer-portrait': (easel: Easel) =>
    portrait(easel, {
      skin: DEEP,
      hair: '#5b544e',
      cloth: ['#e4ddcd', '#9a927f'],
      backdrop: ['#c4d0b0', '#8ba35d', '#4d6b2f'],
      age: 0.8,
      look: 'turban',
      moustache: true,
    }),
  'woman-portrait': (easel: Easel) =>
    portrait(easel, {
      skin: WARM,
      hair: '#19110e',
      cloth: ['#8c2f45', '#4a1624'],
      backdrop: ['#d9cdb8', '#b59b7a', '#7d6446'],
      age: 0.2,
      look: 'bun',
    }),
  'man-portrait': (easel: Easel) =>
    portrait(easel, {
      skin: DEEP,
      hair: '#1a1310',
      cloth: ['#6f8299', '#374557'],
      backdrop: ['#b9c2c9', '#8893a0', '#525d6b'],
      age: 0.4,
      look: 'short',
      moustache: true,
    }),
  'elder-portrait': (easel: Easel) =>
    portrait(easel, {
      skin: WARM,
      hair: '#a7a19a',
      cloth: ['#ece7da', '#a39b88'],
      backdrop: ['#c9b595', '#9a8260', '#5f4b33'],
      age: 1,
      look: 'grey',
      glasses: true,
      moustache: true,
    }),
  'youth-portrait': (easel: Easel) =>
    portrait(easel, {
      skin: WARM,
      hair: '#15100d',
      cloth: ['#d7a12f', '#8a5f17'],
      backdrop: ['#b7cdd6', '#86a7b3', '#4b6a73'],
      age: 0,
      look: 'young',
    }),
}
