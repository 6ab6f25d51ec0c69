import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { TextField } from '#ui/TextField.tsx'
import styles from './ui-screen.module.css'
import { useDevT } from './use-dev-t.ts'

export function ButtonSamples() {
  const t = useDevT()
  const [isSaved, setSaved] = useState(false)
  const [isLoading, setLoading] = useState(false)

  return (
    <div className={styles.stack}>
      <div className={styles.row}>
        <Button isLoading={isLoading} onPress={() => setLoading(true)}>
          {t('Continue')}
        </Button>
        <Button variant="secondary" icon="refresh" onPress={() => setLoading(false)}>
          {t('Try Again')}
        </Button>
        <Button variant="quiet">{t('Maybe Later')}</Button>
        <ButtonLink to="/" variant="secondary" icon="home">
          {t('Home')}
        </ButtonLink>
      </div>
      <div className={styles.row}>
        <Button isLoading>{t('Loading...')}</Button>
        <Button isDisabled>{t('Current Plan')}</Button>
        <Button variant="secondary" isDisabled>
          {t('Current Plan')}
        </Button>
      </div>
      <div className={styles.row}>
        <IconButton
          icon={isSaved ? 'bookmark-filled' : 'bookmark'}
          label={t('Bookmark')}
          isPressed={isSaved}
          onPress={() => setSaved(!isSaved)}
        />
        <IconButton icon="download" label={t('Download')} isDisabled onPress={() => {}} />
        <IconButton icon="share" label={t('Share')} isLoading onPress={() => {}} />
      </div>
    </div>
  )
}

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
