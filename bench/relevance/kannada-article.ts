import { pick } from '../search/random.ts'
import type { Assignment } from './assignment.ts'
import { Lines } from './document.ts'

const MONTHS = 'ಜನವರಿ ಫೆಬ್ರುವರಿ ಮಾರ್ಚ್ ಏಪ್ರಿಲ್ ಮೇ ಜೂನ್ ಜುಲೈ ಆಗಸ್ಟ್ ಸೆಪ್ಟೆಂಬರ್ ಅಕ್ಟೋಬರ್ ನವೆಂಬರ್ ಡಿಸೆಂಬರ್'.split(' ')
const REPORTERS = ['ನಿರಂಜನ ಹೊಳೆಸಾಲು', 'ಶಾರದಾ ಬೆಟ್ಟದೂರು', 'ಕೇಶವ ತೆಂಕಬೈಲು', 'ಮಾಲತಿ ಕಣಗಿಲೆಹಾಳ']

/** A Kannada article. Words are inflected as the sentence requires. */
export function kannadaArticle(assignment: Assignment): { title: string; lines: Lines } {
  const { subject, place, passing, pictured, event, headline, random } = assignment
  const [nominative, of, to, object, many] = subject.kannada
  const [placeName, ofPlace, atPlace] = place.kannada
  const written = (value: number) =>
    random() < 0.4 ? value.toLocaleString('kn-u-nu-knda', { useGrouping: false }) : `${value}`
  const month = MONTHS[event.month - 1] ?? ''
  const day = pick(random, [
    `${written(event.day)} ${month}`,
    `${month} ${written(event.day)}ರಂದು`,
    `${month} ${written(event.day)}`,
  ])
  const amount = 10 + Math.floor(random() * 80)
  const direct = pick(random, [
    `${ofPlace} ${to} ಹೊಸ ರೂಪ`,
    `${atPlace} ${many} ದುರಸ್ತಿ`,
    `${placeName}: ${of} ಕಾಮಗಾರಿ ಶುರು`,
    `${object} ಉಳಿಸಲು ${atPlace} ಸಭೆ`,
  ])
  const indirect = pick(random, [
    'ಹಲವು ವರ್ಷಗಳ ಬೇಡಿಕೆ ಈಡೇರಿತು',
    'ಕೊನೆಗೂ ಸಿಕ್ಕಿತು ಅನುದಾನ',
    'ಜನರ ಶ್ರಮಕ್ಕೆ ಫಲ',
    'ತಡವಾದರೂ ಆರಂಭವಾದ ಕೆಲಸ',
  ])
  const title = headline === 0 ? direct : indirect
  const lines = new Lines()
    .add('k', headline === 1 ? `${ofPlace} ${nominative}` : undefined)
    .add('h', title)
    .add('y', pick(random, REPORTERS))
    .add('b', `${placeName}: ${pick(random, leads(assignment))}`)
    .add(
      'b',
      `${object} ನೋಡಿಕೊಳ್ಳಲು ಸಮಿತಿ ರಚಿಸಲಾಗಿದೆ. ${of} ಸುತ್ತಲಿನ ಜಾಗವನ್ನು ಅಳತೆ ಮಾಡಲಾಗುವುದು ಎಂದು ಅಧಿಕಾರಿಗಳು ತಿಳಿಸಿದರು.`,
    )
    .add('b', `ಕಾರ್ಯಕ್ರಮ ${day} ನಡೆಯಲಿದೆ. ಇದಕ್ಕಾಗಿ ${written(amount)} ಲಕ್ಷ ರೂಪಾಯಿ ಮೀಸಲಿಡಲಾಗಿದೆ.`)
    .add(
      'b',
      `ಇದಕ್ಕೂ ಮೊದಲು ${passing.place.kannada[1]} ${passing.subject.kannada[0]} ಬಗ್ಗೆಯೂ ಚರ್ಚೆ ನಡೆದಿತ್ತು.`,
    )
    .add('b', `‘${many} ನಮ್ಮೆಲ್ಲರಿಗೂ ಸೇರಿದವು’ ಎಂದು ನಿವಾಸಿಗಳು ಹೇಳಿದರು. ಮುಂದಿನ ವರ್ಷ ${atPlace} ಎರಡನೇ ಹಂತ ನಡೆಯಲಿದೆ.`)
    .add('c', `${pictured.place.kannada[2]} ${pictured.subject.kannada[0]}: ಸಂಗ್ರಹ ಚಿತ್ರ`)
  return { title, lines }
}

function leads({ subject, place }: Assignment): string[] {
  const [nominative, of, to, , many] = subject.kannada
  return [
    `ಇಲ್ಲಿನ ${of} ಅಭಿವೃದ್ಧಿಗೆ ಜಿಲ್ಲಾಡಳಿತ ಒಪ್ಪಿಗೆ ನೀಡಿದೆ. ${nominative} ಹತ್ತು ವರ್ಷಗಳಿಂದ ದುರಸ್ತಿ ಕಂಡಿರಲಿಲ್ಲ.`,
    `${place.kannada[1]} ${many} ಶಿಥಿಲವಾಗಿದ್ದು, ಕಾಮಗಾರಿ ಮುಂದಿನ ವಾರ ಆರಂಭವಾಗಲಿದೆ.`,
    `ನಗರಸಭೆಯ ಸದಸ್ಯರು ${to} ಭೇಟಿ ನೀಡಿ ${of} ಸ್ಥಿತಿಯನ್ನು ಪರಿಶೀಲಿಸಿದರು.`,
  ]
}
