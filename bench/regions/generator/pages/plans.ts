import { across, type Plan, rows } from './plan.ts'

/** Ways to cut an inside page; names say what a cell is for, 'story' where any story does. */
export const PLANS: Readonly<Record<number, readonly Plan[]>> = {
  5: [
    rows(
      [0.4, across([4, 'lead'], [1, rows([0.5, 'story'], [0.5, 'story'])])],
      [0.33, across([2, 'story'], [2, 'story'], [1, 'story'])],
      [0.27, across([3, 'story'], [2, 'ad'])],
    ),
    rows(
      [0.3, across([2, 'story'], [3, 'lead'])],
      [
        0.38,
        across(
          [1, rows([0.45, 'story'], [0.55, 'story'])],
          [4, rows([0.55, 'story'], [0.45, across([2, 'story'], [2, 'story'])])],
        ),
      ],
      [0.3, across([2, 'ad'], [3, 'story'])],
    ),
  ],
  6: [
    rows(
      [0.36, across([4, 'lead'], [2, rows([0.52, 'story'], [0.48, 'story'])])],
      [0.34, across([2, 'story'], [1, 'story'], [3, 'story'])],
      [0.3, across([2, 'story'], [2, 'story'], [2, 'ad'])],
    ),
    rows(
      [0.42, across([1, rows([0.5, 'story'], [0.5, 'story'])], [5, 'lead'])],
      [
        0.32,
        across([3, 'story'], [3, rows([0.5, 'story'], [0.5, across([1, 'story'], [2, 'story'])])]),
      ],
      [0.26, across([3, 'ad'], [3, 'story'])],
    ),
  ],
  7: [
    rows(
      [0.38, across([5, 'lead'], [2, rows([0.4, 'story'], [0.6, 'story'])])],
      [0.3, across([2, 'story'], [3, 'story'], [2, 'story'])],
      [0.3, across([3, 'story'], [1, 'story'], [3, 'ad'])],
    ),
    rows(
      [0.3, across([4, 'lead'], [3, 'story'])],
      [0.34, across([1, 'story'], [3, rows([0.5, 'story'], [0.5, 'story'])], [3, 'story'])],
      [0.32, across([2, 'story'], [2, 'ad'], [3, 'story'])],
    ),
  ],
  8: [
    rows(
      [0.36, across([6, 'lead'], [2, rows([0.5, 'story'], [0.5, 'story'])])],
      [0.32, across([2, 'story'], [4, 'story'], [2, 'story'])],
      [0.3, across([3, 'story'], [2, 'story'], [3, 'ad'])],
    ),
    rows(
      [
        0.4,
        across(
          [2, rows([0.55, 'story'], [0.45, 'story'])],
          [6, rows([0.62, 'lead'], [0.38, across([3, 'story'], [3, 'story'])])],
        ),
      ],
      [0.3, across([3, 'story'], [2, 'story'], [3, 'story'])],
      [0.28, across([4, 'ad'], [2, 'story'], [2, 'story'])],
    ),
  ],
}
