import { pick } from '../search/random.ts'
import type { Assignment } from './assignment.ts'
import { Lines } from './document.ts'

const MONTHS =
  'January February March April May June July August September October November December'.split(' ')
const REPORTERS = [
  'Niranjana Holesalu',
  'Sharada Bettadur',
  'Keshava Tenkabail',
  'Malathi Kanagile',
]
/** How often an article uses the old name of a place. */
const OLD_NAME = 0.4

/** An English article. */
export function englishArticle(assignment: Assignment): { title: string; lines: Lines } {
  const { subject, passing, pictured, event, headline, random } = assignment
  const [one, many] = subject.english
  const name = ({ english: [now, before] }: Assignment['place']) =>
    random() < OLD_NAME ? before : now
  const place = name(assignment.place)
  const month = MONTHS[event.month - 1] ?? ''
  const day = pick(random, [
    `${month} ${event.day}`,
    `${event.day} ${month}`,
    `${event.day} ${month.slice(0, 3)}`,
  ])
  const amount = 10 + Math.floor(random() * 80)
  const direct = pick(random, [
    `New life for ${place}’s ${one}`,
    `${place} ${many} to be repaired`,
    `Work on ${one} begins in ${place}`,
    `${place} residents meet to save ${one}`,
  ])
  const indirect = pick(random, [
    'An old demand is met at last',
    'Grant sanctioned after years of letters',
    'Residents see the fruit of their labour',
    'Late, but work has begun',
  ])
  const title = headline === 0 ? direct : indirect
  const lead = pick(random, [
    `The district administration has agreed to renovate the ${one} here. The ${one} had seen no repairs for ten years.`,
    `Old ${many} of ${place} are crumbling, and work will begin next week.`,
    `Members of the city council visited the ${one} and inspected its condition.`,
  ])
  const lines = new Lines()
    .add('k', headline === 1 ? `${place} ${one}` : undefined)
    .add('h', title)
    .add('y', pick(random, REPORTERS))
    .add('b', `${place}: ${lead}`)
    .add(
      'b',
      `A committee will look after the ${one}. The land around the ${one} will be surveyed, officials said.`,
    )
    .add(
      'b',
      `The programme takes place on ${day}. ${amount} lakh rupees have been set apart for it.`,
    )
    .add(
      'b',
      `Earlier, the ${passing.subject.english[0]} in ${name(passing.place)} was discussed too.`,
    )
    .add(
      'b',
      `“Such ${many} belong to all of us”, residents said. A second phase in ${place} will follow next year.`,
    )
    .add('c', `A ${pictured.subject.english[0]} in ${name(pictured.place)}: file photo`)
  return { title, lines }
}
