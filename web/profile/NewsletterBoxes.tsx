import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Me } from '#contract/auth.ts'
import { CONSENT_WORDING, type ConsentFlags, recordConsent } from '#contract/consents.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import { showToast } from '#ui/toast.ts'
import { call } from '../api/call.ts'
import { useLanguage } from '../i18n/language.ts'
import { useT } from '../i18n/use-t.ts'
import { ME } from '../session/use-me.ts'
import styles from './personal-information.module.css'

interface NewsletterBoxesProps {
  flags: Me['metadata']
}

/** The consents given at login; they can be withdrawn here. */
export function NewsletterBoxes({ flags }: NewsletterBoxesProps) {
  const t = useT()
  const { language } = useLanguage()
  const change = useChangeConsent()

  function set(changed: Partial<ConsentFlags>) {
    change.mutate(changed, {
      onSuccess: () => showToast('success', t('Preferences updated successfully')),
      onError: () => showToast('error', t('Something went wrong while updating preferences')),
    })
  }

  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{t('Newsletters')}</h2>
      <Checkbox
        isChecked={flags.receiveMarketingAndPromitionalEmail ?? false}
        onChange={(isChecked) => set({ receiveMarketingAndPromitionalEmail: isChecked })}
      >
        {CONSENT_WORDING.receiveMarketingAndPromitionalEmail[language]}
      </Checkbox>
      <Checkbox
        isChecked={flags.dhNewsLetterTopNewsOfTheDay ?? false}
        onChange={(isChecked) => set({ dhNewsLetterTopNewsOfTheDay: isChecked })}
      >
        {CONSENT_WORDING.dhNewsLetterTopNewsOfTheDay[language]}
      </Checkbox>
    </section>
  )
}

/** Updates the box at once; reverts when the server refuses. */
function useChangeConsent() {
  const cache = useQueryClient()
  const { language } = useLanguage()
  const show = (flags: Partial<ConsentFlags>) =>
    cache.setQueryData<Me>(ME, (me) => me && { ...me, metadata: { ...me.metadata, ...flags } })
  return useMutation({
    mutationFn: (flags: Partial<ConsentFlags>) =>
      call(recordConsent, { body: { act: 'profile', language, ...flags } }),
    onMutate: (flags) => show(flags),
    onSuccess: (flags) => show(flags),
    onError: () => cache.invalidateQueries({ queryKey: ME }),
  })
}
