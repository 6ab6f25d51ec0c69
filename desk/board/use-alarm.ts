import { useEffect, useRef, useState } from 'react'

const TONE_HZ = 880
const TONE_SECONDS = 0.18
/** Loud enough for a newsroom, without distortion. */
const VOLUME = 0.3

/**
 * Sounds when a name is added to `late`. Browsers allow sound only after a click, so it is off until it is switched on.
 */
export function useAlarm(late: readonly string[]) {
  const [audio, setAudio] = useState<AudioContext>()
  const known = useRef<ReadonlySet<string>>(new Set())
  const names = late.join('\n')

  useEffect(() => {
    const now = new Set(names.split('\n').filter(Boolean))
    const isNew = [...now].some((name) => !known.current.has(name))
    known.current = now
    if (isNew && audio) playTones(audio)
  }, [names, audio])

  function toggle(): void {
    if (audio) {
      void audio.close()
      setAudio(undefined)
      return
    }
    const opened = new AudioContext()
    playTones(opened)
    setAudio(opened)
  }

  return { isOn: audio !== undefined, toggle }
}

/** Two short tones. */
function playTones(audio: AudioContext): void {
  for (const start of [0, TONE_SECONDS * 1.5]) {
    const tone = audio.createOscillator()
    const volume = audio.createGain()
    const at = audio.currentTime + start
    tone.frequency.value = TONE_HZ
    volume.gain.setValueAtTime(VOLUME, at)
    // Without a fade the tone ends with a click.
    volume.gain.exponentialRampToValueAtTime(0.001, at + TONE_SECONDS)
    tone.connect(volume).connect(audio.destination)
    tone.start(at)
    tone.stop(at + TONE_SECONDS)
  }
}
