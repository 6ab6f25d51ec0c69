import { useState } from 'react'
import { Checkbox } from '#ui/Checkbox.tsx'
import { TextField } from '#ui/TextField.tsx'
import styles from './ui-screen.module.css'
import { useDevT } from './use-dev-t.ts'

export function FieldSamples() {
  const t = useDevT()
  const [mobile, setMobile] = useState('')
  const [email, setEmail] = useState('reader@')
  const [name, setName] = useState('')
  const [isAgreed, setAgreed] = useState(true)
  const [isNewsWanted, setNewsWanted] = useState(false)

  return (
    <div className={styles.columns}>
      <TextField
        label={t('Mobile')}
        type="tel"
        prefix="+91"
        maxLength={10}
        value={mobile}
        hint={t('Ten digits, without the country code')}
        onChange={setMobile}
      />
      <TextField
        label={t('Email')}
        type="email"
        value={email}
        error={t('Invalid email')}
        onChange={setEmail}
      />
      <TextField
        label={t('Name')}
        value={name}
        isRequired
        tip={name ? undefined : t('Please fill out this field')}
        onChange={setName}
      />
      <TextField label={t('Preferred edition')} value="Mysuru" isDisabled onChange={() => {}} />
      <Checkbox isChecked={isAgreed} onChange={setAgreed}>
        {t('I agree to the Terms & Conditions and Privacy Policy')}
      </Checkbox>
      <Checkbox
        isChecked={isNewsWanted}
        error={isNewsWanted ? undefined : t('Please tick this box to go on')}
        onChange={setNewsWanted}
      >
        {t('Send me the top news of the day')}
      </Checkbox>
    </div>
  )
}
