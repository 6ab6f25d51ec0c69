import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { getClock, moveClock } from '#contract/dev.ts'
import { SECOND_MS } from '#contract/durations.ts'
import { formatDate } from '#domain/format.ts'
import { dayInIndia, timeOfDayInIndia } from '#domain/newspaper-day.ts'
import { Button } from '#ui/Button.tsx'
import { showToast } from '#ui/toast.ts'
import { call } from '../api/call.ts'
import { useLanguage } from '../i18n/language.ts'
import { aDayLater, anHourLater, nextAt, nextMonth } from './clock-times.ts'
import { Entry } from './Entry.tsx'
import styles from './try-it.module.css'
import { useDevT } from './use-dev-t.ts'

interface Move {
  name: string
  lookAt: string
  to: (serverNow: Date) => Date
}

/** Moves the server's clock and runs the jobs that fall due. */
export function ClockEntries() {
  const t = useDevT()
  const { language } = useLanguage()
  const clock = useServerClock()
  const move = useMoveClock()
  const [chosen, setChosen] = useState<string>()
  const now = clock.data && new Date(clock.data.now)

  const moves: Move[] = [
    {
      name: t('Now'),
      lookAt: t('The real time again.'),
      to: () => new Date(),
    },
    {
      name: '05:59',
      lookAt: t('The paper of the day before is still today’s paper: the day changes at 06:00.'),
      to: (serverNow) => nextAt('05:59', serverNow),
    },
    {
      name: '06:31',
      lookAt: t('The new issue is open with early access (06:30); for all others it is at 07:00.'),
      to: (serverNow) => nextAt('06:31', serverNow),
    },
    {
      name: t('An hour later'),
      lookAt: t('A payment that was approved late begins its plan.'),
      to: anHourLater,
    },
    {
      name: t('A day later'),
      lookAt: t('The paper of the next day. What a test card does a day later has happened.'),
      to: aDayLater,
    },
    {
      name: t('Next month'),
      lookAt: t('Monthly plans have renewed: the inbox has the notices, the profile the invoices.'),
      to: nextMonth,
    },
  ]

  function press({ name, to }: Move) {
    if (!now || move.isPending) return
    setChosen(name)
    move.mutate(to(now))
  }

  return (
    <>
      <p role="status" className={styles.state}>
        {now &&
          t('By the clock of the server it is {time} on {date}.', {
            time: timeOfDayInIndia(now),
            date: formatDate(dayInIndia(now), language),
          })}
      </p>
      <p>
        {t('The clock runs on from where it is moved to. The page must be opened anew:')}{' '}
        <a href="/">{t('Open the paper')}</a>
      </p>
      <ul>
        {moves.map((one) => (
          <Entry
            key={one.name}
            control={
              <Button
                variant="secondary"
                isWide
                isLoading={move.isPending && chosen === one.name}
                onPress={() => press(one)}
              >
                {one.name}
              </Button>
            }
          >
            {one.lookAt}
          </Entry>
        ))}
      </ul>
    </>
  )
}

const CLOCK = ['clock']

function useServerClock() {
  return useQuery({
    queryKey: CLOCK,
    queryFn: () => call(getClock, {}),
    refetchInterval: 5 * SECOND_MS,
  })
}

/** Moves the clock; resolves after the jobs that fell due have run. */
function useMoveClock() {
  const t = useDevT()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (to: Date) => call(moveClock, { body: { now: to.toISOString() } }),
    onSuccess: (clock) => {
      cache.setQueryData(CLOCK, clock)
      void cache.invalidateQueries()
    },
    onError: () => showToast('error', t('The clock could not be moved. Please try again.')),
  })
}
