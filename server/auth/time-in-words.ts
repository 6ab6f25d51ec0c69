const timeZone = 'Asia/Kolkata'

/** Such as `15 Nov 2026, 6:05 pm`. */
export function timeInEnglish(at: Date): string {
  const words = at.toLocaleString('en-IN', { timeZone, dateStyle: 'medium', timeStyle: 'short' })
  // One narrow space would double what an SMS costs.
  return words.replace(/\s/g, ' ')
}

/** Such as `2026ರ ನವೆಂಬರ್ 15ರಂದು 18:05ಕ್ಕೆ`. */
export function timeInKannada(at: Date): string {
  const part = (options: Intl.DateTimeFormatOptions) =>
    at.toLocaleString('kn-IN', { timeZone, ...options })
  const time = part({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  return `${part({ year: 'numeric' })}ರ ${part({ month: 'long' })} ${part({ day: 'numeric' })}ರಂದು ${time}ಕ್ಕೆ`
}
