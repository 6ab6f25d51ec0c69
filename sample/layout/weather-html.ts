import type { WeatherBox } from '../content/story.ts'
import { escapeHtml } from './story-html.ts'

type Sky = 'sun' | 'cloud' | 'rain' | 'storm' | 'mist' | 'sun-cloud'

const SIGNS: readonly (readonly [Sky, RegExp])[] = [
  ['storm', /thunder|ಗುಡುಗು|ಸಿಡಿಲು/i],
  ['rain', /rain|shower|drizzle|ಮಳೆ|ಸೋನೆ|ತುಂತುರು/i],
  ['mist', /mist|fog|haz|ಮಂಜು/i],
  ['sun-cloud', /partly|ಭಾಗಶಃ|ಅಲ್ಪ|ಚದುರಿದ/i],
  ['cloud', /cloud|overcast|ಮೋಡ/i],
]

const SUN = '<circle cx="12" cy="12" r="4.6" class="sun"/><g class="ray">'
const RAYS = [0, 45, 90, 135, 180, 225, 270, 315]
  .map((turn) => `<path d="M12 4.8V2" transform="rotate(${turn} 12 12)"/>`)
  .join('')
const CLOUD = 'M6.5 17.5a4 4 0 0 1 .4-8 5.4 5.4 0 0 1 10.3-.6 4.3 4.3 0 0 1 .5 8.6z'
const cloud = `<path d="${CLOUD}" class="cloud"/>`
const drops = '<path d="M8 19.5l-1 2.6M12 19.5l-1 2.6M16 19.5l-1 2.6" class="ray"/>'

const DRAWINGS: Record<Sky, string> = {
  sun: `${SUN}${RAYS}</g>`,
  'sun-cloud': `<g transform="translate(4.5 -3.5) scale(.85)">${SUN}${RAYS}</g></g><g transform="translate(-1 2)">${cloud}</g>`,
  cloud,
  rain: `<g transform="translate(0 -2)">${cloud}${drops}</g>`,
  storm: `<g transform="translate(0 -3)">${cloud}<path d="M13 16l-3 4.2h3l-1.4 4" class="bolt"/></g>`,
  mist: '<path d="M3 8h15M6 12h15M3 16h13M8 20h11" class="ray"/>',
}

export function weatherHtml(weather: WeatherBox, { flat }: { flat: boolean }): string {
  const cities = weather.cities.map(
    ({ city, max, min, sky }) =>
      `<li>${skyIcon(sky)}<span class="city">${escapeHtml(city)}</span><span class="sky">${escapeHtml(sky)}</span><b>${max}°</b><span class="least">${min}°</span></li>`,
  )
  const sun = `<p class="sun-times" data-part="weather"><svg viewBox="0 0 24 24"><path d="M3 18h18M7 18a5 5 0 0 1 10 0M12 10V6" class="ray"/></svg>${escapeHtml(weather.sunrise)} <svg viewBox="0 0 24 24"><path d="M3 18h18M7 18a5 5 0 0 1 10 0M12 6v5m-2-2 2 2 2-2" class="ray"/></svg>${escapeHtml(weather.sunset)}</p>`
  return `<h4 class="box-title" data-part="headline">${escapeHtml(weather.title)}</h4><ul data-part="weather" class="cities ${flat ? 'flat' : 'tall'}">${cities.join('')}</ul><div class="outlook">${sun}<p data-part="paragraph">${escapeHtml(weather.outlook)}</p></div>`
}

function skyIcon(words: string): string {
  const sky = SIGNS.find(([, sign]) => sign.test(words))?.[0] ?? 'sun'
  return `<svg viewBox="0 0 24 24" class="icon">${DRAWINGS[sky]}</svg>`
}
